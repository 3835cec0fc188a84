/** The inbox as a program: without arguments it serves. Settings: docs/forms.md, section 'Settings of the inbox'. */
import process from 'node:process';
import { serveAlone } from './serveAlone.ts';

const log = (line: string) => {
  process.stderr.write(`${line}\n`);
};

// A reader of the output that has gone must not end the program.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

try {
  await serveAlone(process.env, log);
} catch (error) {
  // An invalid setting.
  log(`\n${(error as Error).message}`);
  process.exit(1);
}
