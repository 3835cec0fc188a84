import type { ChatMessage, MessageText } from './types';

/** Milliseconds from a message to its reply (docs/requirements.md, section 7.2). */
export const replyDelay = 1000;

/** Maximum number of messages; the oldest are removed first. */
export const maxMessages = 100;

/** Number of fallback replies after which the form is offered. */
export const fallbacksBeforeHandOver = 2;

export interface PendingReply {
  readonly to: number;
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly dueAt: number;
}

export interface Conversation {
  /** The messages after the greeting. */
  readonly messages: readonly ChatMessage[];
  /** In the order of their messages. */
  readonly pending: readonly PendingReply[];
  readonly fallbacks: number;
  /** Number of replies that arrived while the panel was closed. */
  readonly unread: number;
  readonly nextId: number;
}

export const emptyConversation: Conversation = {
  messages: [],
  pending: [],
  fallbacks: 0,
  unread: 0,
  nextId: 1,
};

export type ConversationAction =
  | { readonly type: 'opened' | 'cleared' }
  | { readonly type: 'sent'; readonly text: string; readonly at: number; readonly delay: number }
  | {
      readonly type: 'replied';
      readonly to: number;
      readonly matched: boolean;
      /** A message of its own before the reply, shown above the log. */
      readonly urgent?: MessageText;
      readonly reply: MessageText;
      readonly topics?: readonly string[];
      readonly at: number;
      readonly seen: boolean;
    };

function append(state: Conversation, message: Omit<ChatMessage, 'id'>): Conversation {
  const messages = [...state.messages, { id: state.nextId, ...message }].slice(-maxMessages);
  return { ...state, messages, nextId: state.nextId + 1 };
}

/** Returns the next state. A second reply to a message changes nothing. */
export function conversationReducer(state: Conversation, action: ConversationAction): Conversation {
  switch (action.type) {
    case 'opened':
      return { ...state, unread: 0 };
    case 'cleared':
      // Ids are not reused, so that a late reply cannot match a new message.
      return { ...emptyConversation, nextId: state.nextId };
    case 'sent': {
      const text = action.text.trim();
      return {
        ...append(state, { from: 'user', text: [text], at: action.at }),
        pending: [...state.pending, { to: state.nextId, text, dueAt: action.at + action.delay }],
      };
    }
    case 'replied': {
      const answered = state.pending.find(({ to }) => to === action.to);
      if (!answered) return state;
      const { topics, urgent, reply, at } = action;
      const begun = urgent?.length ? append(state, { from: 'bot', text: urgent, at, urgent: true }) : state;
      return {
        ...append(begun, { from: 'bot', text: reply, at, ...(topics?.length ? { topics } : {}) }),
        pending: state.pending.filter((other) => other !== answered),
        fallbacks: state.fallbacks + (action.matched ? 0 : 1),
        unread: state.unread + (action.seen ? 0 : 1),
      };
    }
  }
}
