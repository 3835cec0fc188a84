import { useEffect, useLayoutEffect, useReducer } from 'react';
import { conversationReducer, emptyConversation, hasBegun } from './conversationReducer';
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
  /** Said in place of a reply that does not come. */
  readonly unavailable: MessageText;
  readonly storage: ChatStorage | undefined;
  readonly open: boolean;
  /** Milliseconds from a message to its reply. */
  readonly delay: number;
}

function restore(storage: ChatStorage | undefined): Conversation {
  return decodeHistory(storage?.read() ?? null) ?? emptyConversation;
}

/** Keeps a conversation going: answers when a reply is due, open or closed, and stores what was said. */
export function useConversation({
  source,
  greeting,
  unavailable,
  storage,
  open,
  delay,
}: ConversationOptions) {
  const [conversation, dispatch] = useReducer(conversationReducer, storage, restore);
  const { engine, failed, request } = useEngine(source);
  const replyTo = useReplies(engine, conversation.pending);

  // Before the panel is painted, so that the greeting is there when the list of messages begins to speak.
  useLayoutEffect(() => {
    if (open) dispatch({ type: 'opened', greeting, at: Date.now() });
  }, [open, greeting]);

  useEffect(() => {
    if (hasBegun(conversation)) storage?.write(encodeHistory(conversation));
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
    let overtaken = false;
    const giveWhenDue = (found?: FoundReply) => {
      if (overtaken) return;
      const answer = found ?? ({ found: 'unavailable', reply: unavailable } as const);
      timer = setTimeout(
        () => {
          dispatch({ type: 'replied', to: next.to, ...answer, at: Date.now(), seen: open });
        },
        Math.max(0, next.dueAt - Date.now()),
      );
    };
    const reply = replyTo(next);
    if (reply instanceof Promise) void reply.then(giveWhenDue);
    else giveWhenDue(reply);
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [next, engine, failed, request, replyTo, unavailable, open]);

  return {
    conversation,
    engine,
    /** Asks for the engine, where it is not there yet. */
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
