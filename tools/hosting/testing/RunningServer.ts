import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A server under test, on 127.0.0.1. */
export interface RunningServer {
  readonly port: number;
  /** Stops the server and waits for its end. */
  readonly stop: () => Promise<void>;
}

/** Returns a port of 127.0.0.1 that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function accepts(port: number): Promise<boolean> {
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
 * Waits until a started program accepts connections.
 * @param output returns what the program has printed, for the error message
 * @throws {Error} if it ends before, or does not within 20 s
 */
export async function untilListening(
  program: ChildProcess,
  port: number,
  output: () => string,
): Promise<RunningServer> {
  const deadline = Date.now() + 20_000;
  while (!(await accepts(port))) {
    if (program.exitCode !== null || Date.now() > deadline)
      throw new Error(`${program.spawnfile} does not listen on port ${String(port)}:\n${output()}`);
    await delay(20);
  }
  return {
    port,
    stop: async () => {
      if (program.exitCode !== null) return;
      const exit = once(program, 'exit');
      program.kill('SIGTERM');
      await exit;
    },
  };
}
