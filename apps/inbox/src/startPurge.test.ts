import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPurge } from './startPurge.ts';
import { StoreUnavailableError } from './store/StoreUnavailableError.ts';
import type { Store } from './store/Store.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Starts a purge after 90 days of a store that only purges. */
function start(purge: Store['purge']) {
  const logged: string[] = [];
  const stop = startPurge({
    store: { purge } as Store,
    retentionDays: 90,
    log: (line) => logged.push(line),
  });
  return { stop, logged };
}

it('deletes inquiries of more than the retention at the start and every hour, and logs their number', async () => {
  const purge = vi.fn<Store['purge']>().mockResolvedValueOnce(2).mockResolvedValue(0);
  const { stop, logged } = start(purge);
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(purge.mock.calls.map(([before]) => before.toISOString())).toEqual([
    '2025-12-01T12:00:00.000Z',
    '2025-12-01T13:00:00.000Z',
    '2025-12-01T14:00:00.000Z',
  ]);
  expect(logged).toEqual(['Deleted inquiries older than 90 days: 2.']);
  await stop();
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(purge).toHaveBeenCalledTimes(3);
});

it('logs a failure without personal data, and tries again', async () => {
  const purge = vi
    .fn<Store['purge']>()
    .mockRejectedValueOnce(new StoreUnavailableError('locked', undefined))
    .mockRejectedValueOnce(new TypeError('ann@company.example'))
    .mockResolvedValue(1);
  const { stop, logged } = start(purge);
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(logged).toEqual([
    'Expired inquiries were not deleted; the next attempt follows: The database is locked.',
    'Expired inquiries were not deleted; the next attempt follows: TypeError',
    'Deleted inquiries older than 90 days: 1.',
  ]);
  await stop();
});

it('waits for a running purge when it is stopped', async () => {
  let end = (_count: number) => {};
  const { stop, logged } = start(
    () =>
      new Promise((resolve) => {
        end = resolve;
      }),
  );
  const stopped = stop();
  end(1);
  await stopped;
  expect(logged).toHaveLength(1);
});
