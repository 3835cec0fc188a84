import type { ChatMessage, MessageText } from './types';

/** Milliseconds from a message to its reply (specification, section 9). */
export const replyDelay = 1000;

/** Messages kept; the oldest go first. */
export const maxMessages = 100;

/** Replies that found no keyword before the visitor is offered another way. */
export const fallbacksBeforeOffer = 2;

/** A message that waits for its reply. */
export interface PendingReply {
  /** The message's identity. */
  readonly to: number;
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly dueAt: number;
}

/** All that is known of a conversation. */
export interface Conversation {
  readonly messages: readonly ChatMessage[];
  /** In the order in which they were sent. */
  readonly pending: readonly PendingReply[];
  /** Replies that found no keyword. */
  readonly fallbacks: number;
  /** Replies that came while the panel was closed. */
  readonly unread: number;
  /** The latest message, where its reply did not come. */
  readonly unanswered: string | null;
  /** Identity of the next message. */
  readonly nextId: number;
}

export const emptyConversation: Conversation = {
  messages: [],
  pending: [],
  fallbacks: 0,
  unread: 0,
  unanswered: null,
  nextId: 1,
};

export type ConversationAction =
  | { readonly type: 'opened' | 'cleared'; readonly greeting: MessageText; readonly at: number }
  | { readonly type: 'sent'; readonly text: string; readonly at: number; readonly delay: number }
  | {
      readonly type: 'replied';
      /** Identity of the message that is answered. */
      readonly to: number;
      /** What was found; where the reply did not come, `reply` says so. */
      readonly found: 'keyword' | 'nothing' | 'unavailable';
      readonly reply: MessageText;
      readonly at: number;
      /** Whether the panel is open. */
      readonly seen: boolean;
    };

/** Whether a message is worth sending: not empty, and not white space only (specification, section 5). */
export function isSendable(text: string): boolean {
  return text.trim() !== '';
}

/** Whether the visitor has said anything. */
export function hasBegun({ messages }: Conversation): boolean {
  return messages.some(({ from }) => from === 'user');
}

function append(state: Conversation, from: ChatMessage['from'], text: MessageText, at: number): Conversation {
  const messages = [...state.messages, { id: state.nextId, from, text, at }].slice(-maxMessages);
  return { ...state, messages, nextId: state.nextId + 1 };
}

/** The conversation after an event. Blank messages and second replies to one message change nothing. */
export function conversationReducer(state: Conversation, action: ConversationAction): Conversation {
  switch (action.type) {
    case 'opened': {
      const read = state.unread === 0 ? state : { ...state, unread: 0 };
      return read.messages.length > 0 ? read : append(read, 'bot', action.greeting, action.at);
    }
    case 'cleared':
      // Identities go on, so that no late reply finds a new message under an old number.
      return append({ ...emptyConversation, nextId: state.nextId }, 'bot', action.greeting, action.at);
    case 'sent': {
      if (!isSendable(action.text)) return state;
      const text = action.text.trim();
      const waiting = { to: state.nextId, text, dueAt: action.at + action.delay };
      return {
        ...append(state, 'user', [text], action.at),
        pending: [...state.pending, waiting],
        unanswered: null,
      };
    }
    case 'replied': {
      const answered = state.pending.find(({ to }) => to === action.to);
      if (!answered) return state;
      return {
        ...append(state, 'bot', action.reply, action.at),
        pending: state.pending.filter((other) => other !== answered),
        fallbacks: state.fallbacks + (action.found === 'nothing' ? 1 : 0),
        unanswered: action.found === 'unavailable' ? answered.text : state.unanswered,
        unread: state.unread + (action.seen ? 0 : 1),
      };
    }
  }
}
