import { spawn } from 'node:child_process';
import type { ChildProcess, StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';

/** Milliseconds in which a browser or driver must start. */
const startLimit = 60_000;

/** Starts a program and ends with an error that says which one does not start. */
export function startProcess(
  path: string,
  args: readonly string[],
  options: { readonly env?: NodeJS.ProcessEnv; readonly stdio: StdioOptions },
): ChildProcess {
  const child = spawn(path, args, { ...options, detached: true });
  child.on('error', (error) => {
    child.emit('failed', new Error(`${path} does not start: ${error.message}`));
  });
  return child;
}

/**
 * Returns the first group of a pattern in the output of a program.
 * @throws {Error} if the program ends or is silent for a minute; the message has its output
 */
export async function waitForOutput(child: ChildProcess, stream: number, pattern: RegExp): Promise<string> {
  const output = child.stdio[stream];
  if (!(output instanceof Readable))
    throw new TypeError(`Stream ${String(stream)} of the process is not a pipe.`);
  let text = '';
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      reject(new Error(`${child.spawnfile} ${reason}.\n${text}`));
    };
    const timer = setTimeout(() => {
      fail(`is not ready after ${String(startLimit / 1000)} s`);
    }, startLimit);
    child.once('failed', (error: Error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with code ${String(code)}`);
    });
    const read = (data: Buffer) => {
      text += data.toString();
      const match = pattern.exec(text);
      if (!match) return;
      clearTimeout(timer);
      output.off('data', read);
      // A program whose output nobody reads stops when the pipe is full.
      output.resume();
      resolve(match[1] ?? '');
    };
    output.on('data', read);
  });
}

/** Ends a program and the programs it started. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  try {
    // The negative number is the process group, which `detached` makes.
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
  await ended;
}
