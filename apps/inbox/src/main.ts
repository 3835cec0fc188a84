/** The inbox as a program: without arguments it serves, with arguments it runs a command. Settings: docs/forms.md. */
import { createServer } from 'node:http';
import process from 'node:process';
import { connectionLimits, readRunSettings, runServer } from '../../../.config/runServer.ts';
import { runCommand } from './commands/runCommand.ts';
import { log, openInbox } from './openInbox.ts';

const args = process.argv.slice(2);
try {
  if (args.length > 0) process.exitCode = await runCommand(args, process.env);
  else {
    const inbox = await openInbox(process.env);
    runServer(createServer(connectionLimits, inbox.listener), {
      ...readRunSettings(process.env, 4180),
      command: 'npm run inbox',
      signals: ['SIGINT', 'SIGTERM'],
      onListening: (origin) => log(`The inbox takes forms at ${origin}${inbox.path} (stop with Ctrl+C)`),
      close: inbox.close,
    });
  }
} catch (error) {
  // An invalid setting.
  log(`\n${(error as Error).message}`);
  process.exit(1);
}
