import { allowedMessages } from './allowedMessages.ts';

/** A message of the Nu checker, `--format json`. */
export interface NuMessage {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: 'warning' | 'fatal';
  readonly message: string;
  readonly url?: string;
  readonly lastLine?: number;
  readonly lastColumn?: number;
  /** Part of the source around the fault. */
  readonly extract?: string;
}

/** Returns the errors and warnings that are not allowed, and a line for each allowed message that no longer occurs. */
export function unexpectedMessages(messages: readonly NuMessage[]): {
  readonly unexpected: readonly NuMessage[];
  readonly unused: readonly string[];
} {
  const faults = messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning');
  return {
    unexpected: faults.filter(
      ({ message }) => !allowedMessages.some((allowed) => allowed.message.test(message)),
    ),
    unused: allowedMessages
      .filter((allowed) => !faults.some(({ message }) => allowed.message.test(message)))
      .map((allowed) => `No longer needed in tools/nu/allowedMessages.ts: ${String(allowed.message)}`),
  };
}
