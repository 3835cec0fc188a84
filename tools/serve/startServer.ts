import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { readHostingManifest } from '../hosting/headers/HostingManifest.ts';
import { createSiteServer } from './createServer.ts';
import { createDrain } from './drain.ts';
import { loadInbox } from './loadInbox.ts';
import { readServerSettings } from './readServerSettings.ts';
import { trackPending } from './trackPending.ts';

/** Time in which deliveries of the inbox can end after the last response, in milliseconds. */
const inboxCloseLimit = 10_000;

/** Time in which further stop signals are copies of the first: a terminal and npm both pass on Ctrl+C. In milliseconds. */
const sameSignal = 500;

function exitWith(message: string): never {
  console.error(`\n${message}`);
  process.exit(1);
}

/** Resolves to the result of a function; exits with its message if it throws or rejects. */
async function orExit<Result>(read: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    exitWith((error as Error).message);
  }
}

/**
 * Starts our server for a built site, with the inbox if forms post to it. SIGTERM, SIGINT, SIGHUP and the end of the parent
 * process let running requests finish and exit with status 0; a second signal exits at once. Exits with status 1 and a
 * message if it cannot start.
 */
export async function startServer({
  site,
  inboxModule,
}: {
  /** Folder of `dist` and `build/hosting.json`. */
  readonly site: string;
  /** Path of `openInbox.mjs`; loaded only if the site was built with an inbox. */
  readonly inboxModule: string;
}): Promise<void> {
  const settings = await orExit(() => readServerSettings(process.env));
  const { port, host } = settings;
  const manifest = await orExit(() => readHostingManifest(site));
  const inbox =
    manifest.inbox === undefined || !settings.mountsInbox
      ? undefined
      : await orExit(() => loadInbox(inboxModule, process.env));
  const tracked = inbox && trackPending(inbox.listener);
  const server = await orExit(() =>
    createSiteServer({
      dist: join(site, 'dist'),
      manifest,
      log: settings.logsRequests ? console.log : undefined,
      inbox: inbox && tracked && { path: inbox.path, listener: tracked.listener },
    }),
  );
  server.maxConnections = settings.maxConnections;
  const drain = createDrain(server, tracked?.isPending ?? (() => false));

  // A reader of the output that has gone must not end the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      exitWith(
        `Port ${String(port)} on ${host} is in use. Free it, or choose another: PORT=${String(port + 1)} npm start`,
      );
    }
    if (error.code === 'EACCES')
      exitWith(`This user may not use port ${String(port)}. Choose one above 1023: PORT=4173 npm start`);
    if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
      exitWith(`"${host}" is not an address of this machine. Set HOST to one that is, or unset it.`);
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
  const stop = () => {
    if (stopped !== undefined) {
      if (performance.now() - stopped > sameSignal) process.exit(0);
      return;
    }
    stopped = performance.now();
    void drain(settings.drainLimit).then(async () => {
      setTimeout(() => {
        exitWith('The inbox could not be closed in time; deliveries in progress are repeated.');
      }, inboxCloseLimit);
      await orExit(() => inbox?.close());
      process.exit(0);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // Emitted only if the parent is a Node process with a channel to this one (tools/setup/run.mjs) and has ended.
  process.on('disconnect', stop);
}
