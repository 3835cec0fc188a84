import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs a task now, and again whenever an interval (in milliseconds) has passed since its end, or `wake` is called.
 * @returns `close` ends the repetition, and resolves when a running task has ended
 */
export function repeat(
  task: () => Promise<void>,
  interval: number,
  onError: (error: unknown) => void,
): { readonly wake: () => void; readonly close: () => Promise<void> } {
  const stop = new AbortController();
  let waking = Promise.withResolvers<undefined>();
  const run = async () => {
    while (!stop.signal.aborted) {
      // A call of `wake` during the task repeats it.
      const woken = waking.promise;
      await task().catch(onError);
      await Promise.race([woken, sleep(interval, undefined, { signal: stop.signal }).catch(() => {})]);
    }
  };
  const running = run();
  return {
    wake: () => {
      waking.resolve(undefined);
      waking = Promise.withResolvers();
    },
    close: () => {
      stop.abort();
      return running;
    },
  };
}
