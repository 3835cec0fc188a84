import { withTimeout } from '../../loading/withTimeout';

/** Applies the time-out of the chat's code and replies (docs/requirements.md, section 9.2). */
export function withChatTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  return withTimeout(promise, 10_000, () => new Error('The chat did not respond within 10 seconds.'));
}
