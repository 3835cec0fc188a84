import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { openInbox } from './openInbox.ts';
import { readInboxSettings } from './settings.ts';
import type { Environment } from './settings.ts';

/** Time in which further stop signals are copies of the first: a terminal and npm both pass on Ctrl+C. In milliseconds. */
const sameSignal = 500;

const wrongHost = (host: string) =>
  `"${host}" is not an address of this machine. Set HOST to one that is, or unset it.`;

/** Messages for errors of `listen` by code. */
const listenErrors: Readonly<Record<string, ((host: string, port: number) => string) | undefined>> = {
  EADDRINUSE: (host, port) =>
    `Port ${String(port)} on ${host} is in use. Free it, or choose another: PORT=${String(port + 1)} npm run inbox`,
  EACCES: (_host, port) =>
    `This user may not use port ${String(port)}. Choose one above 1023: PORT=4180 npm run inbox`,
  ENOTFOUND: wrongHost,
  EADDRNOTAVAIL: wrongHost,
};

/**
 * Serves the inbox alone. SIGTERM and SIGINT let running requests and deliveries finish, close the database and exit with
 * status 0; a second signal exits at once. Exits with status 1 and a message if it cannot start.
 */
export async function serveAlone(environment: Environment, log: (line: string) => void): Promise<void> {
  const { host, port, drainMilliseconds, maxConnections } = readInboxSettings(environment);
  const inbox = await openInbox(environment, log);
  const server = createServer(
    {
      // Longer than the 60 s after which load balancers usually close an idle connection, so that they close it first.
      keepAliveTimeout: 65_000,
      headersTimeout: 66_000,
      requestTimeout: 70_000,
      connectionsCheckingInterval: 5_000,
    },
    inbox.listener,
  );
  // Closes a connection without progress, for example of a client that does not read.
  server.timeout = 120_000;
  server.maxConnections = maxConnections;
  server.on('error', (error: NodeJS.ErrnoException) => {
    log(listenErrors[error.code ?? '']?.(host, port) ?? String(error));
    if (!server.listening) process.exit(1);
  });
  server.listen(port, host, () => {
    const name = host.includes(':') ? `[${host}]` : host;
    const { port: chosen } = server.address() as AddressInfo;
    log(`The inbox takes forms at http://${name}:${String(chosen)}${inbox.path} (stop with Ctrl+C)`);
  });

  let stopped: number | undefined;
  const stop = () => {
    if (stopped !== undefined) {
      if (performance.now() - stopped > sameSignal) process.exit(0);
      return;
    }
    stopped = performance.now();
    server.close(() => {
      void inbox.close().then(
        () => process.exit(0),
        (error: unknown) => {
          log(`The inbox did not close cleanly: ${(error as Error).name}`);
          process.exit(1);
        },
      );
    });
    // Connections become idle when their last response has been sent.
    setInterval(() => {
      server.closeIdleConnections();
    }, 100);
    setTimeout(() => {
      server.closeAllConnections();
    }, drainMilliseconds);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
