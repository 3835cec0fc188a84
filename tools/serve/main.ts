/**
 * Program of our server; `bundle.ts` makes `apps/site/build/serve/main.mjs` from it, which serves `apps/site`, with the inbox
 * if forms post to it. SIGTERM, SIGINT, SIGHUP and the end of the parent process let running requests finish and exit with
 * status 0; a second signal exits at once. Settings: docs/hosting.md, section 'Our server'.
 */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { readHostingManifest } from '../hosting/headers/HostingManifest.ts';
import { createSiteServer } from './createServer.ts';
import { loadInbox } from './loadInbox.ts';
import { readServerSettings } from './readServerSettings.ts';

/** Time in which deliveries of the inbox can end after the last response, in milliseconds. */
const inboxCloseLimit = 10_000;
/** Time in which further stop signals are copies of the first: a terminal and npm both pass on Ctrl+C. In milliseconds. */
const sameSignal = 500;
/** Time between two looks for connections that have become idle while the server stops, in milliseconds. */
const drainInterval = 50;

const site = join(import.meta.dirname, '../..');

function exitWith(message: string): never {
  console.error(`\n${message}`);
  process.exit(1);
}

async function createOurServer() {
  const settings = readServerSettings(process.env);
  const manifest = readHostingManifest(site);
  const inboxModule = join(site, '../inbox/dist/openInbox.mjs');
  const inbox = manifest.inbox && settings.mountsInbox ? await loadInbox(inboxModule) : undefined;
  const log = settings.logsRequests ? console.log : undefined;
  const server = createSiteServer({ dist: join(site, 'dist'), manifest, inbox, log });
  server.maxConnections = settings.maxConnections;
  return { ...settings, server, inbox };
}

const { server, inbox, host, port, drainLimit } = await createOurServer().catch((error: unknown) =>
  exitWith((error as Error).message),
);

// A reader of the output that has gone must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const noAddress = `"${host}" is not an address of this machine. Set HOST to one that is, or unset it.`;
const listenErrors: Readonly<Record<string, string | undefined>> = {
  EADDRINUSE: `Port ${String(port)} on ${host} is in use. Free it, or choose another: PORT=${String(port + 1)} npm start`,
  EACCES: `This user may not use port ${String(port)}. Choose one above 1023: PORT=4173 npm start`,
  ENOTFOUND: noAddress,
  EADDRNOTAVAIL: noAddress,
};
server.on('error', (error: NodeJS.ErrnoException) => {
  const message = listenErrors[error.code ?? ''];
  if (message !== undefined) exitWith(message);
  console.error(error);
});
server.listen(port, host, () => {
  const name = host.includes(':') ? `[${host}]` : host;
  const { port: chosen } = server.address() as AddressInfo;
  // It answers 503 until it can.
  inbox?.check().catch((error: unknown) => {
    console.error(`Inquiries cannot be stored at present. ${(error as Error).message}`);
  });
  console.log(`\nKeystrand runs at http://${name}:${String(chosen)} (stop with Ctrl+C)`);
});

let stopped: number | undefined;
function stop(): void {
  if (stopped !== undefined) {
    if (performance.now() - stopped > sameSignal) process.exit(0);
    return;
  }
  stopped = performance.now();
  setInterval(() => {
    server.closeIdleConnections();
  }, drainInterval);
  setTimeout(() => {
    server.closeAllConnections();
  }, drainLimit);
  setTimeout(() => {
    exitWith('The inbox could not be closed in time; deliveries in progress are repeated.');
  }, drainLimit + inboxCloseLimit);
  server.close(() => {
    Promise.resolve(inbox?.close()).then(
      () => process.exit(0),
      (error: unknown) => exitWith((error as Error).message),
    );
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
// Emitted only if the parent is a Node process with a channel to this one (tools/setup/run.mjs) and has ended.
process.on('disconnect', stop);
