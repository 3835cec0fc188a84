import type { Log } from './Log.ts';
import type { Store } from './store/Store.ts';
import { StoreUnavailableError } from './store/StoreUnavailableError.ts';

const hour = 3_600_000;
const day = 24 * hour;

export interface PurgeOptions {
  readonly store: Store;
  /** Inquiries are deleted this many days after they were received. */
  readonly retentionDays: number;
  readonly log: Log;
  /** Time between two purges, in milliseconds; default: one hour. */
  readonly interval?: number;
  readonly now?: () => Date;
}

/**
 * Deletes expired inquiries now and every hour. A failure is logged, and the next purge deletes what is left. The timer does
 * not keep the process running.
 * @returns stops it, and resolves when a running purge has ended
 */
export function startPurge({
  store,
  retentionDays,
  log,
  interval = hour,
  now = () => new Date(),
}: PurgeOptions): () => Promise<void> {
  const purge = async () => {
    try {
      const count = await store.purge(new Date(now().getTime() - retentionDays * day));
      if (count > 0) log(`Deleted inquiries older than ${String(retentionDays)} days: ${String(count)}.`);
    } catch (error) {
      // An unexpected error's message could contain what a visitor entered.
      const reason = error instanceof StoreUnavailableError ? error.message : (error as Error).name;
      log(`Expired inquiries were not deleted; the next attempt follows: ${reason}`);
    }
  };
  let running = purge();
  const timer = setInterval(() => {
    running = running.then(purge);
  }, interval);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
