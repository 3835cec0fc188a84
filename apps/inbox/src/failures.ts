import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailableError } from './store/database.ts';

/** Describes an error by its class and where it was thrown: its message could contain personal data. */
export function describeError(error: unknown): string {
  if (error instanceof StoreUnavailableError) return error.message;
  const { name, stack = '' } = error as Error;
  return [name, ...stack.split('\n').filter((line) => /^\s+at /.test(line))].join('\n');
}

/** Returns a function that logs a failure, unless it is the last one again, and the recovery when it is called without one. */
export function createFailureLog(log: (line: string) => void, subject: string, result = 'is tried again') {
  let last = '';
  return (failure = ''): void => {
    if (failure !== last)
      log(failure ? `${subject} fails and ${result}: ${failure}` : `${subject} works again.`);
    last = failure;
  };
}

/**
 * Runs a task now, and again whenever an interval in milliseconds has passed since its end, until `signal` is aborted. Logs when
 * the task, which `subject` names, begins to fail, and when it works again.
 */
export async function repeat(
  subject: string,
  interval: number,
  { log, signal }: { readonly log: (line: string) => void; readonly signal: AbortSignal },
  task: () => Promise<void>,
): Promise<void> {
  const report = createFailureLog(log, subject);
  while (!signal.aborted) {
    await task().then(
      () => report(),
      (error: unknown) => report(describeError(error)),
    );
    await sleep(interval, undefined, { signal }).catch(() => {});
  }
}
