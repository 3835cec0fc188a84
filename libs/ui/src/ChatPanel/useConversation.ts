'use client';

import { useEffect, useReducer } from 'react';
import { conversationReducer, emptyConversation } from './conversationReducer';
import { decodeHistory, encodeHistory } from './history';
import type { ChatTexts } from './texts';
import type { ChatEngine, ChatStorage } from './types';

interface ConversationOptions {
  readonly engine: ChatEngine;
  readonly urgent: ChatTexts['urgent'];
  readonly storage: ChatStorage | undefined;
  readonly open: boolean;
  readonly delay: number;
}

/** Holds the conversation: shows each reply when it is due, also while the panel is closed, and stores the history. */
export function useConversation({ engine, urgent, storage, open, delay }: ConversationOptions) {
  const [conversation, dispatch] = useReducer(
    conversationReducer,
    storage,
    (stored) => decodeHistory(stored?.read() ?? null) ?? emptyConversation,
  );

  useEffect(() => {
    if (open) dispatch({ type: 'opened' });
  }, [open]);

  useEffect(() => {
    if (conversation.messages.length > 0) storage?.write(encodeHistory(conversation));
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
      dispatch({ type: 'cleared' });
    },
  };
}
