import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { readNumber } from './readSettings.ts';

/** Limits of a connection, in milliseconds. */
export const connectionLimits = {
  /** Longer than the 60 s after which load balancers usually close an idle connection, so that they close it first. */
  keepAliveTimeout: 65_000,
  headersTimeout: 66_000,
  requestTimeout: 70_000,
  /** Time between two looks for connections that have exceeded one of the last two limits. */
  connectionsCheckingInterval: 5_000,
};
/** Time after which a connection without progress is closed, such as of a client that does not read. */
const stallTimeout = 120_000;
/** Time in which further stop signals are copies of the first: a terminal and npm both pass on Ctrl+C. */
const sameSignal = 500;
/** Time between two looks for connections that have become idle while the server stops. */
const drainInterval = 50;
/** Time for `close` after the last response: longer than the inbox's deliveries in progress take. */
const closeLimit = 15_000;

/** Reads the settings of a server: docs/hosting.md, section 'Our server'. An empty variable counts as unset. */
export function readRunSettings(environment: NodeJS.ProcessEnv, port: number) {
  return {
    port: readNumber(environment, 'PORT', { standard: port, min: 0, max: 65_535 }),
    host: environment['HOST'] || 'localhost',
    /** Time for running responses after a stop signal, in milliseconds. */
    drainMilliseconds: readNumber(environment, 'DRAIN_SECONDS', { standard: 10, min: 0, max: 3_600 }) * 1_000,
    maxConnections: readNumber(environment, 'MAX_CONNECTIONS', { standard: 10_000, min: 1, max: 1_000_000 }),
  };
}

interface RunOptions extends ReturnType<typeof readRunSettings> {
  /** Command that starts the program with another port, for messages. */
  readonly command: string;
  readonly signals: readonly NodeJS.Signals[];
  readonly onListening: (origin: string) => void;
  /** Called after the last response. */
  readonly close: () => Promise<void>;
}

function exitWith(message: string): never {
  console.error(`\n${message}`);
  process.exit(1);
}

/**
 * Runs the server of a program. A stop signal, and the end of a parent with a channel to this process, let running requests
 * finish, then exit with status 0; a second signal exits at once. Exits with status 1 and a message if it cannot listen.
 */
export function runServer(server: Server, options: RunOptions): void {
  const { host, port, command, signals, drainMilliseconds } = options;
  // A reader of the output that has gone must not end the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  server.timeout = stallTimeout;
  server.maxConnections = options.maxConnections;

  const noAddress = `"${host}" is not an address of this machine. Set HOST to one that is, or unset it.`;
  const listenErrors: Readonly<Record<string, string | undefined>> = {
    EADDRINUSE: `Port ${String(port)} on ${host} is in use. Free it, or choose another: PORT=${String(port + 1)} ${command}`,
    EACCES: `This user may not use port ${String(port)}. Choose one above 1023: PORT=4180 ${command}`,
    ENOTFOUND: noAddress,
    EADDRNOTAVAIL: noAddress,
  };
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (!server.listening) exitWith(listenErrors[error.code ?? ''] ?? String(error));
    console.error(error);
  });
  server.listen(port, host, () => {
    const name = host.includes(':') ? `[${host}]` : host;
    options.onListening(`http://${name}:${String((server.address() as AddressInfo).port)}`);
  });

  let stopped: number | undefined;
  const stop = () => {
    if (stopped !== undefined) {
      if (performance.now() - stopped > sameSignal) process.exit(0);
      return;
    }
    stopped = performance.now();
    setInterval(() => server.closeIdleConnections(), drainInterval);
    setTimeout(() => server.closeAllConnections(), drainMilliseconds);
    const tooLate = 'The inbox could not be closed in time; deliveries in progress are repeated.';
    setTimeout(() => exitWith(tooLate), drainMilliseconds + closeLimit);
    server.close(() => {
      options.close().then(
        () => process.exit(0),
        (error: unknown) => exitWith(`The inbox did not close cleanly: ${(error as Error).name}`),
      );
    });
  };
  for (const signal of signals) process.on(signal, stop);
  process.on('disconnect', stop);
}
