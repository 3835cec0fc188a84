import process from 'node:process';
import { configuredChannels } from './delivery/configuredChannels.ts';
import { startDelivery } from './delivery/startDelivery.ts';
import { createApp } from './http/createApp.ts';
import { createListener } from './http/createListener.ts';
import { formPath } from './http/formPath.ts';
import type { Inbox } from './Inbox.ts';
import type { Log } from './Log.ts';
import type { Environment } from './settings/Environment.ts';
import { readInboxSettings } from './settings/readInboxSettings.ts';
import { startPurge } from './startPurge.ts';
import { openStore } from './store/openStore.ts';

const logToStandardError: Log = (line) => {
  process.stderr.write(`${line}\n`);
};

/**
 * Opens the inbox: store, delivery, purge of expired inquiries, and the listener for requests. The database may be
 * unavailable; inquiries are then refused with status 503 until it is back.
 * @throws {Error} naming the variable and what is allowed, if a setting is invalid
 */
export async function openInbox(environment: Environment, log: Log = logToStandardError): Promise<Inbox> {
  const settings = readInboxSettings(environment);
  const store = openStore(settings.database);
  const delivery = startDelivery({ store, settings, log });
  const stopPurge = startPurge({ store, retentionDays: settings.retentionDays, log });
  const app = createApp({
    settings,
    store,
    channels: configuredChannels(settings),
    log,
    onStored: delivery.wake,
  });
  return {
    path: formPath,
    listener: createListener(app),
    async check() {
      await store.counts();
    },
    async close() {
      await Promise.all([delivery.close(), stopPurge()]);
      await store.close();
    },
  };
}
