import { useEffect, useReducer } from 'react';
import { conversationReducer, emptyConversation } from './conversationReducer';
import { decodeHistory, encodeHistory } from './history';
import type { ChatPanelProps } from './ChatPanel';
import type { ChatTexts } from './texts';

type Props = Pick<ChatTexts, 'urgent'> & {
  [Key in 'engine' | 'open' | 'starters' | 'storage']: ChatPanelProps[Key];
};

/** Holds the conversation: shows each reply when it is due, also while the panel is closed, and stores the history. */
export function useConversation({ engine, urgent, starters, storage, open }: Props) {
  const [conversation, dispatch] = useReducer(
    conversationReducer,
    storage,
    (stored) => decodeHistory(stored?.read()) ?? emptyConversation,
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
    const timer = setTimeout(() => {
      const { matched, reply } = engine.answer(next.text);
      const offers = matched ? [] : (engine.ask?.(next.text) ?? []);
      dispatch({
        type: 'replied',
        to: next.to,
        matched,
        reply,
        urgent: offers.some((offer) => offer.urgent) ? urgent : [],
        topics: matched || offers.length > 0 ? offers.map(({ term }) => term) : starters,
        at: Date.now(),
        seen: open,
      });
    }, next.dueAt - Date.now());
    return () => clearTimeout(timer);
  }, [next, engine, urgent, starters, open]);

  return [conversation, dispatch] as const;
}
