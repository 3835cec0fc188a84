import { useCallback, useEffect, useRef } from 'react';
import type { PendingReply } from './conversationReducer';
import type { ChatEngine, MessageText } from './types';

/** What the engine found for a message. */
export interface FoundReply {
  readonly found: 'keyword' | 'nothing';
  readonly reply: MessageText;
}

/** A reply that is there, or on its way; it settles to undefined where it does not come, and never rejects. */
type Reply = FoundReply | Promise<FoundReply | undefined>;

function replyOf(engine: ChatEngine, input: string): Reply {
  const { matched, reply } = engine.answer(input);
  const found = matched ? 'keyword' : 'nothing';
  if (typeof reply !== 'function') return { found, reply };
  return reply().then(
    (words) => ({ found, reply: words }),
    () => undefined,
  );
}

/**
 * Sets out for every reply that is owed as soon as it is, though they are given one after the other; gives the function
 * that tells what became of one of them, to be called in an effect. Undefined where there is no engine.
 */
export function useReplies(engine: ChatEngine | undefined, pending: readonly PendingReply[]) {
  // By identity of the message, so that strict mode and each further message set out for nothing twice.
  const replies = useRef(new Map<number, Reply>());

  const replyTo = useCallback(
    ({ to, text }: PendingReply) => {
      if (!engine) return undefined;
      const known = replies.current.get(to);
      if (known) return known;
      const reply = replyOf(engine, text);
      replies.current.set(to, reply);
      return reply;
    },
    [engine],
  );

  useEffect(() => {
    for (const to of replies.current.keys()) {
      if (!pending.some((owed) => owed.to === to)) replies.current.delete(to);
    }
    pending.forEach(replyTo);
  }, [pending, replyTo]);

  return replyTo;
}
