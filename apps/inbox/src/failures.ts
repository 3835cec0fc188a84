import { StoreUnavailableError } from './store/database.ts';

/** Describes an error by its class and where it was thrown: its message could contain personal data. */
export function describeError(error: unknown): string {
  if (error instanceof StoreUnavailableError) return error.message;
  const { name, stack = '' } = error as Error;
  return [name, ...stack.split('\n').filter((line) => /^\s+at /.test(line))].join('\n');
}

/** Returns a function that logs a failure, unless it is the last one again, and `recovery` when it is called without one. */
export function createFailureLog(log: (line: string) => void, fails: string, recovery: string) {
  let last = '';
  return (failure = ''): void => {
    if (failure !== last) log(failure ? `${fails}: ${failure}` : recovery);
    last = failure;
  };
}
