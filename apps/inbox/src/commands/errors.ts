/** A command failed; its message is for the operator, and the exit status is 1. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

/** The command line is wrong; the exit status is 2. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';
}

/** Whoever read the output has closed it, as `head` does. */
export class OutputClosedError extends Error {
  override readonly name = 'OutputClosedError';
}
