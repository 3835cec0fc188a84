import type { ChatMessage, MessageText } from './types';

/** Milliseconds from a message to its reply (docs/requirements.md, section 7.2). */
export const replyDelay = 1000;

/** Maximum number of messages; the oldest are removed first. */
export const maxMessages = 100;

/** Number of fallback replies after which the form is offered. */
export const fallbacksBeforeHandOver = 2;

/** A reply that is not shown yet. */
export interface PendingReply {
  readonly to: number;
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly dueAt: number;
}

export interface Conversation {
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
  | { readonly type: 'opened' | 'cleared'; readonly greeting: MessageText; readonly at: number }
  | { readonly type: 'sent'; readonly text: string; readonly at: number; readonly delay: number }
  | {
      readonly type: 'replied';
      readonly to: number;
      readonly matched: boolean;
      /** Shown as a message of its own before the reply, and stays in view. */
      readonly urgent?: MessageText;
      readonly reply: MessageText;
      readonly topics?: readonly string[];
      readonly at: number;
      readonly seen: boolean;
    };

/** Returns whether a message contains more than white space. */
export function isSendable(text: string): boolean {
  return text.trim() !== '';
}

/** Returns whether the visitor has sent a message. */
export function hasStarted({ messages }: Conversation): boolean {
  return messages.some(({ from }) => from === 'user');
}

function append(
  state: Conversation,
  from: ChatMessage['from'],
  text: MessageText,
  at: number,
  more?: Pick<ChatMessage, 'topics' | 'urgent'>,
): Conversation {
  const message = { id: state.nextId, from, text, at, ...more };
  const messages = [...state.messages, message].slice(-maxMessages);
  return { ...state, messages, nextId: state.nextId + 1 };
}

/** Returns the next state. A second reply to a message changes nothing. */
export function conversationReducer(state: Conversation, action: ConversationAction): Conversation {
  switch (action.type) {
    case 'opened': {
      const read = state.unread === 0 ? state : { ...state, unread: 0 };
      return read.messages.length > 0 ? read : append(read, 'bot', action.greeting, action.at);
    }
    case 'cleared':
      // Ids are not reused, so that a late reply cannot match a new message.
      return append({ ...emptyConversation, nextId: state.nextId }, 'bot', action.greeting, action.at);
    case 'sent': {
      const text = action.text.trim();
      const reply = { to: state.nextId, text, dueAt: action.at + action.delay };
      return {
        ...append(state, 'user', [text], action.at),
        pending: [...state.pending, reply],
      };
    }
    case 'replied': {
      const answered = state.pending.find(({ to }) => to === action.to);
      if (!answered) return state;
      const { topics, urgent, reply, at } = action;
      const begun = urgent?.length ? append(state, 'bot', urgent, at, { urgent: true }) : state;
      return {
        ...append(begun, 'bot', reply, at, topics?.length ? { topics } : {}),
        pending: state.pending.filter((other) => other !== answered),
        fallbacks: state.fallbacks + (action.matched ? 0 : 1),
        unread: state.unread + (action.seen ? 0 : 1),
      };
    }
  }
}
