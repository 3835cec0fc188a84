import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort, untilListening } from './RunningServer.ts';
import type { RunningServer } from './RunningServer.ts';

/**
 * Starts the built inbox alone on a free port of 127.0.0.1.
 * @param settings its environment variables besides `PATH`
 */
export async function startInbox(settings: Readonly<Record<string, string>>): Promise<RunningServer> {
  const port = await freePort();
  const program = spawn(process.execPath, [join(import.meta.dirname, '../../../apps/inbox/dist/main.mjs')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: String(port), ...settings },
  });
  let output = '';
  program.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return untilListening(program, port, () => output);
}
