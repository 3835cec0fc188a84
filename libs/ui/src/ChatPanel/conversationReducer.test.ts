import { describe, expect, it } from 'vitest';
import {
  conversationReducer,
  emptyConversation,
  hasBegun,
  isSendable,
  maxMessages,
} from './conversationReducer';
import type { Conversation, ConversationAction } from './conversationReducer';

const greeting = ['Hello.'];
const opened = { type: 'opened', greeting, at: 1 } as const;
const sent = (text: string, at = 10) => ({ type: 'sent', text, at, delay: 1000 }) as const;
type Found = 'keyword' | 'nothing' | 'unavailable';
const replied = (to: number, found: Found = 'keyword', seen = true) =>
  ({ type: 'replied', to, found, reply: ['Yes.'], at: 1010, seen }) as const;

const after = (...actions: readonly ConversationAction[]): Conversation =>
  actions.reduce(conversationReducer, emptyConversation);
const words = ({ messages }: Conversation) => messages.map(({ from, text }) => `${from}: ${text.join('')}`);

describe('opening', () => {
  it('greets once, however often the panel is opened', () => {
    expect(words(after(opened, opened))).toEqual(['bot: Hello.']);
  });

  it('does not greet again in a conversation that has begun', () => {
    const begun = after(sent('pricing'), replied(1));
    expect(words(conversationReducer(begun, opened))).toEqual(['user: pricing', 'bot: Yes.']);
  });

  it('counts every reply as read', () => {
    const missed = after(opened, sent('pricing'), replied(2, 'keyword', false));
    expect(missed.unread).toBe(1);
    expect(conversationReducer(missed, opened).unread).toBe(0);
  });
});

describe('sending', () => {
  it('appends the message without the space around it, and owes a reply for it', () => {
    const state = after(opened, sent('  pricing \n', 50));
    expect(words(state)).toEqual(['bot: Hello.', 'user: pricing']);
    expect(state.pending).toEqual([{ to: 2, text: 'pricing', dueAt: 1050 }]);
    expect(hasBegun(state)).toBe(true);
  });

  it.each(['', ' ', '\t\n', '\u00a0\u2003'])('does not send %j', (blank) => {
    expect(isSendable(blank)).toBe(false);
    expect(after(sent(blank))).toBe(emptyConversation);
  });

  it('owes a reply for each message, in order', () => {
    const state = after(sent('pricing', 0), sent('privacy', 400));
    expect(state.pending.map(({ to, dueAt }) => [to, dueAt])).toEqual([
      [1, 1000],
      [2, 1400],
    ]);
  });
});

describe('replying', () => {
  it('appends the reply and owes nothing any more', () => {
    const state = after(sent('pricing'), replied(1));
    expect(words(state)).toEqual(['user: pricing', 'bot: Yes.']);
    expect(state.pending).toEqual([]);
  });

  it('answers a message once, even if the reply is given twice', () => {
    const once = after(sent('pricing'), replied(1));
    expect(conversationReducer(once, replied(1))).toBe(once);
  });

  it('counts the replies that found no keyword', () => {
    const state = after(
      sent('a'),
      replied(1, 'nothing'),
      sent('pricing'),
      replied(3),
      sent('b'),
      replied(5, 'nothing'),
      sent('privacy'),
      replied(7, 'unavailable'),
    );
    expect(state.fallbacks).toBe(2);
  });

  it('keeps the latest message whose reply did not come, until another is sent', () => {
    const state = after(sent('a'), sent('b'), replied(1, 'unavailable'), replied(2));
    expect(state.unanswered).toBe('a');
    expect(conversationReducer(state, sent('c')).unanswered).toBeNull();
    expect(after(sent('a'), sent('b'), replied(1, 'unavailable'), replied(2, 'unavailable')).unanswered).toBe(
      'b',
    );
  });

  it('counts as unread what comes while the panel is closed', () => {
    expect(after(sent('a'), replied(1)).unread).toBe(0);
    expect(
      after(sent('a'), sent('b'), replied(1, 'keyword', false), replied(2, 'unavailable', false)).unread,
    ).toBe(2);
  });
});

describe('clearing', () => {
  it('begins anew with the greeting, without fallbacks, unread, unanswered or replies owed', () => {
    const state = after(
      opened,
      ...[sent('a'), replied(2, 'nothing', false), sent('b'), sent('c'), replied(4, 'unavailable')],
      { type: 'cleared', greeting, at: 2000 },
    );
    expect(words(state)).toEqual(['bot: Hello.']);
    expect(state).toMatchObject({ pending: [], fallbacks: 0, unread: 0, unanswered: null });
    expect(hasBegun(state)).toBe(false);
  });

  it('lets no late reply into the new conversation', () => {
    const state = after(opened, sent('a'), { type: 'cleared', greeting, at: 500 }, sent('b'), replied(2));
    expect(words(state)).toEqual(['bot: Hello.', 'user: b']);
  });
});

it(`keeps the latest ${String(maxMessages)} messages, each under an identity of its own`, () => {
  const state = Array.from({ length: maxMessages + 20 }, (_, index) =>
    sent(`message ${String(index)}`),
  ).reduce(conversationReducer, emptyConversation);
  expect(state.messages).toHaveLength(maxMessages);
  expect(state.messages.at(-1)?.text).toEqual([`message ${String(maxMessages + 19)}`]);
  expect(new Set(state.messages.map(({ id }) => id)).size).toBe(maxMessages);
});
