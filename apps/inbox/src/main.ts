/**
 * The inbox as a program: without arguments it serves, with arguments it runs a command. Settings: docs/forms.md, section
 * 'Settings of the inbox'.
 */
import process from 'node:process';
import { runCommand } from './commands/runCommand.ts';
import { serveAlone } from './serveAlone.ts';

const log = (line: string) => {
  process.stderr.write(`${line}\n`);
};

// A closed reader of the output must not end the program.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const args = process.argv.slice(2);
try {
  if (args.length > 0) process.exitCode = await runCommand(args, process.env);
  else await serveAlone(process.env, log);
} catch (error) {
  // An invalid setting.
  log(`\n${(error as Error).message}`);
  process.exit(1);
}
