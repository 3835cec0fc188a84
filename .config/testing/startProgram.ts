import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { finished } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** A server under test, on 127.0.0.1. */
export interface RunningServer {
  readonly port: number;
  readonly origin: URL;
  readonly program: ChildProcess;
  /** Returns what the program has printed. */
  readonly output: () => string;
  /** Asks the program to end, and resolves to its exit status when all of its output has arrived. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Returns whether a connection to a port of 127.0.0.1 is accepted. */
export async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * Starts a program and waits until it accepts connections.
 * @throws {Error} with its output, if it ends before, or does not within 60 s
 */
export async function startProgram(
  [command, ...args]: readonly [string, ...string[]],
  port: number,
  options: Pick<SpawnOptions, 'env' | 'cwd'> = {},
): Promise<RunningServer> {
  const program = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let output = '';
  const streams = [program.stdout, program.stderr].filter((stream) => stream !== null);
  for (const stream of streams)
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  // Output can arrive after `exit`; `close` is not emitted once the program is disconnected.
  const endings = [once(program, 'exit'), ...streams.map((stream) => finished(stream).catch(() => []))];
  const end = Promise.all(endings).then(([exit]) => exit?.[0] as number | null);
  const deadline = Date.now() + 60_000;
  while (!(await accepts(port))) {
    if (program.exitCode !== null || Date.now() > deadline)
      throw new Error(`${command} does not listen on port ${String(port)}:\n${output}`);
    await delay(20);
  }
  return {
    port,
    origin: new URL(`http://127.0.0.1:${String(port)}`),
    program,
    output: () => output,
    stop: (signal = 'SIGTERM') => {
      program.kill(signal);
      return end;
    },
  };
}
