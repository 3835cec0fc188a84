import process from 'node:process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { inboxPath } from '../../../.config/inboxContract.ts';
import { deliver } from './delivery/deliver.ts';
import { repeat } from './failures.ts';
import { createApp } from './http/createApp.ts';
import { readInboxSettings } from './settings.ts';
import { Store } from './store/Store.ts';

const hour = 3_600_000;
export const log = (line: string) => void process.stderr.write(`${line}\n`);

/**
 * Opens the inbox: store, delivery, purge of expired inquiries, and the listener for requests. The database may be
 * unavailable; inquiries are then refused with status 503 until it is back.
 * @throws {Error} naming the variable and the allowed values, if a setting is invalid
 */
export async function openInbox(environment: NodeJS.ProcessEnv) {
  const settings = readInboxSettings(environment);
  const store = new Store(settings.database);
  const context = { store, settings, log };
  const closing = new AbortController();
  const { signal } = closing;
  const delivery = deliver(context, signal);
  const purge = repeat('The deletion of expired inquiries', hour, { log, signal }, async () => {
    const { retentionDays } = settings;
    const count = await store.purge(new Date(Date.now() - retentionDays * 24 * hour));
    if (count > 0) log(`Deleted inquiries older than ${String(retentionDays)} days: ${String(count)}.`);
  });
  const listener = getRequestListener(createApp(context).fetch, {
    // HTTP/1.0 has requests without a host.
    hostname: 'localhost',
    overrideGlobalObjects: false,
  });
  return {
    path: inboxPath,
    /** Responds to a request for this path or one below it; never throws. */
    listener: (request: IncomingMessage, response: ServerResponse) =>
      void listener(request, response).catch(() => response.destroy()),
    /** Resolves when the database can be used; rejects with `StoreUnavailableError` if not. */
    check: () => store.counts(),
    /** Stops delivery and purge, and closes the database. Call it after the last response. */
    close: async () => {
      closing.abort();
      await Promise.all([delivery, purge]);
      await store.close();
    },
  };
}
