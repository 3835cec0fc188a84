'use client';

import { useCallback, useEffect, useRef } from 'react';
import type { PendingReply } from './conversationReducer';
import type { ChatEngine, ChatTopicOffer, MessageText } from './types';

/** A reply of the engine: to a keyword, or its fallback. */
export interface FoundReply {
  readonly outcome: 'matched' | 'fallback';
  readonly reply: MessageText;
  /** Keywords that a message without a match may be about. */
  readonly offers?: readonly ChatTopicOffer[];
}

/** A reply, or a promise of one that resolves to undefined if loading fails, and never rejects. */
type Reply = FoundReply | Promise<FoundReply | undefined>;

function requestReply(engine: ChatEngine, input: string): Reply {
  const { matched, reply } = engine.answer(input);
  const found = matched
    ? ({ outcome: 'matched' } as const)
    : ({ outcome: 'fallback', offers: engine.ask?.(input) ?? [] } as const);
  if (typeof reply !== 'function') return { ...found, reply };
  return reply().then(
    (text) => ({ ...found, reply: text }),
    () => undefined,
  );
}

/**
 * Requests all pending replies at once, although they are shown one after the other. Returns a function that gets the
 * reply to one message, for use in an effect; it returns undefined while there is no engine.
 */
export function useReplies(engine: ChatEngine | undefined, pending: readonly PendingReply[]) {
  // Cached by message, so that neither strict mode nor a further message requests a reply twice.
  const replies = useRef(new Map<number, Reply>());

  const replyTo = useCallback(
    ({ to, text }: PendingReply) => {
      if (!engine) return undefined;
      const cached = replies.current.get(to);
      if (cached) return cached;
      const reply = requestReply(engine, text);
      replies.current.set(to, reply);
      return reply;
    },
    [engine],
  );

  useEffect(() => {
    for (const to of replies.current.keys()) {
      if (!pending.some((reply) => reply.to === to)) replies.current.delete(to);
    }
    pending.forEach(replyTo);
  }, [pending, replyTo]);

  return replyTo;
}
