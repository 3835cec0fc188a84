'use client';

import { useEffect, useLayoutEffect, useReducer } from 'react';
import { conversationReducer, emptyConversation, hasStarted } from './conversationReducer';
import type { Conversation } from './conversationReducer';
import { decodeHistory, encodeHistory } from './history';
import type { ChatStorage, MessageText } from './types';
import { useEngine } from './useEngine';
import type { ChatEngineSource } from './useEngine';
import { useReplies } from './useReplies';
import type { FoundReply } from './useReplies';

export interface ConversationOptions {
  readonly source: ChatEngineSource;
  readonly greeting: MessageText;
  /** Replaces a reply that failed to load. */
  readonly unavailable: MessageText;
  /** Shown before the reply to a question that may be about an emergency; stays in view. */
  readonly urgent: MessageText;
  readonly storage: ChatStorage | undefined;
  readonly open: boolean;
  /** Milliseconds from a message to its reply. */
  readonly delay: number;
}

function restore(storage: ChatStorage | undefined): Conversation {
  return decodeHistory(storage?.read() ?? null) ?? emptyConversation;
}

/** Holds the conversation: shows each reply when it is due, also while the panel is closed, and stores the history. */
export function useConversation({
  source,
  greeting,
  unavailable,
  urgent,
  storage,
  open,
  delay,
}: ConversationOptions) {
  const [conversation, dispatch] = useReducer(conversationReducer, storage, restore);
  const { engine, failed, request } = useEngine(source);
  const replyTo = useReplies(engine, conversation.pending);

  // A layout effect, so that the greeting is in the log before screen readers start to announce additions.
  useLayoutEffect(() => {
    if (open) dispatch({ type: 'opened', greeting, at: Date.now() });
  }, [open, greeting]);

  useEffect(() => {
    if (hasStarted(conversation)) storage?.write(encodeHistory(conversation));
    else storage?.remove();
  }, [conversation, storage]);

  const next = conversation.pending[0];
  useEffect(() => {
    if (!next) return undefined;
    if (!engine && !failed) {
      request();
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stale = false;
    const showWhenDue = (found?: FoundReply) => {
      if (stale) return;
      const { offers = [], ...result } = found ?? ({ outcome: 'unavailable', reply: unavailable } as const);
      timer = setTimeout(
        () => {
          dispatch({
            type: 'replied',
            to: next.to,
            ...result,
            urgent: offers.some((offer) => offer.urgent) ? urgent : [],
            topics: offers.map(({ term }) => term),
            at: Date.now(),
            seen: open,
          });
        },
        Math.max(0, next.dueAt - Date.now()),
      );
    };
    const reply = replyTo(next);
    if (reply instanceof Promise) void reply.then(showWhenDue);
    else showWhenDue(reply);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [next, engine, failed, request, replyTo, unavailable, urgent, open]);

  return {
    conversation,
    engine,
    /** Starts loading the engine. */
    prepare: request,
    send: (text: string) => {
      request();
      dispatch({ type: 'sent', text, at: Date.now(), delay });
    },
    clear: () => {
      dispatch({ type: 'cleared', greeting, at: Date.now() });
    },
  };
}
