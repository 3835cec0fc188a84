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
