import { setTimeout as sleep } from 'node:timers/promises';
import { describeError } from './failures.ts';

/**
 * Runs a task now, and again whenever an interval in milliseconds has passed since its end, until `signal` is aborted. Reports
 * each end, with a description of the error if there was one.
 */
export async function repeat(
  task: () => Promise<void>,
  interval: number,
  report: (failure?: string) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await task().then(
      () => report(),
      (error: unknown) => report(describeError(error)),
    );
    await sleep(interval, undefined, { signal }).catch(() => {});
  }
}
