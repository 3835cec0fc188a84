import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import type { Environment } from '../settings/Environment.ts';

/** The program in a process of its own. */
export interface RunningProgram {
  readonly child: ChildProcess;
  /** What it has written to standard error. */
  log(): string;
  /** Resolves when the log matches, to the first group. */
  waitFor(pattern: RegExp): Promise<string>;
  /** Resolves to the exit status, or the signal, when the process has ended. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/** Starts the bundled program in an environment without the settings of this one. */
export function startProgram(file: string, environment: Environment): RunningProgram {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const ended = once(child, 'close').then(
    ([status, signal]) => (status ?? signal) as number | NodeJS.Signals | null,
  );
  return {
    child,
    log: () => log,
    async waitFor(pattern) {
      for (;;) {
        const found = pattern.exec(log);
        if (found) return found[1] ?? found[0];
        const next = await Promise.race([once(child.stderr, 'data'), ended]);
        if (!Array.isArray(next) && !pattern.test(log)) throw new Error(`The program ended:\n${log}`);
      }
    },
    ended,
  };
}
