import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs a task now, and again whenever an interval (in milliseconds) has passed since its end.
 * @returns a function that ends the repetition, and resolves when a running task has ended
 */
export function repeat(
  task: () => Promise<void>,
  interval: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const run = async () => {
    while (!signal.aborted) {
      await task().catch(onError);
      await sleep(interval, undefined, { signal }).catch(() => {});
    }
  };
  const running = run();
  return () => {
    stop.abort();
    return running;
  };
}
