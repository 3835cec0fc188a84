'use client';

import { useEffect, useLayoutEffect, useReducer } from 'react';
import { conversationReducer, emptyConversation, hasStarted } from './conversationReducer';
import type { Conversation } from './conversationReducer';
import { decodeHistory, encodeHistory } from './history';
import type { ChatTexts } from './texts';
import type { ChatEngine, ChatStorage } from './types';

interface ConversationOptions {
  readonly engine: ChatEngine;
  readonly texts: Pick<ChatTexts, 'greeting' | 'urgent'>;
  readonly storage: ChatStorage | undefined;
  readonly open: boolean;
  /** Milliseconds from a message to its reply. */
  readonly delay: number;
}

function restore(storage: ChatStorage | undefined): Conversation {
  return decodeHistory(storage?.read() ?? null) ?? emptyConversation;
}

/** Holds the conversation: shows each reply when it is due, also while the panel is closed, and stores the history. */
export function useConversation({ engine, texts, storage, open, delay }: ConversationOptions) {
  const { greeting, urgent } = texts;
  const [conversation, dispatch] = useReducer(conversationReducer, storage, restore);

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
    const timer = setTimeout(
      () => {
        const { matched, reply } = engine.answer(next.text);
        const offers = matched ? [] : (engine.ask?.(next.text) ?? []);
        dispatch({
          type: 'replied',
          to: next.to,
          matched,
          reply,
          urgent: offers.some((offer) => offer.urgent) ? urgent : [],
          topics: offers.map(({ term }) => term),
          at: Date.now(),
          seen: open,
        });
      },
      Math.max(0, next.dueAt - Date.now()),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [next, engine, urgent, open]);

  return {
    conversation,
    send: (text: string) => {
      dispatch({ type: 'sent', text, at: Date.now(), delay });
    },
    clear: () => {
      dispatch({ type: 'cleared', greeting, at: Date.now() });
    },
  };
}
