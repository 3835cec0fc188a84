import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import type { Environment } from '../settings.ts';

const project = join(import.meta.dirname, '../..');

/** Bundles the program; call it once before `startProgram`. */
export function bundleProgram(outdir: string): void {
  execFileSync(process.execPath, [join(project, 'bundle.ts'), outdir]);
}

/**
 * Starts the bundled program, on a free port of 127.0.0.1 and without the settings of this process. `listening` resolves to
 * its URL, and `ended` to the exit status or signal.
 */
export function startProgram(outdir: string, environment: Environment) {
  const child = spawn(process.execPath, [join(outdir, 'main.mjs')], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const ended = once(child, 'close').then(([status, signal]) => (status ?? signal) as number | string);
  const waitFor = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const found = pattern.exec(log);
      if (found) return found[1] ?? found[0];
      const next = await Promise.race([once(child.stderr, 'data'), ended]);
      if (!Array.isArray(next) && !pattern.test(log)) throw new Error(`The program ended:\n${log}`);
    }
  };
  return {
    log: () => log,
    waitFor,
    listening: () => waitFor(/at (http:\/\/127\.0\.0\.1:\d+)\/inquiries/),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    ended,
  };
}
