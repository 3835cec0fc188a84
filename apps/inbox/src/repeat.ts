import { setTimeout as sleep } from 'node:timers/promises';

/** Runs a task now, and again whenever an interval in milliseconds has passed since its end, until `signal` is aborted. */
export async function repeat(
  task: () => Promise<void>,
  interval: number,
  onError: (error: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await task().catch(onError);
    await sleep(interval, undefined, { signal }).catch(() => {});
  }
}
