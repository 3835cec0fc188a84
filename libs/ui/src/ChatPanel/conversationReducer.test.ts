import { describe, expect, it } from 'vitest';
import { conversationReducer, emptyConversation, maxMessages } from './conversationReducer';
import type { Conversation, ConversationAction } from './conversationReducer';

const sent = (text: string, at = 10) => ({ type: 'sent', text, at, delay: 1000 }) as const;
const replied = (to: number, matched = true, seen = true) =>
  ({ type: 'replied', to, matched, reply: ['Yes.'], at: 1010, seen }) as const;

const after = (...actions: readonly ConversationAction[]): Conversation =>
  actions.reduce(conversationReducer, emptyConversation);
const texts = ({ messages }: Conversation) => messages.map(({ from, text }) => `${from}: ${text.join('')}`);

it('appends each sent message, trimmed, and its pending reply, in order', () => {
  const state = after(sent('  pricing \n', 50), sent('privacy', 450));
  expect(texts(state)).toEqual(['user: pricing', 'user: privacy']);
  expect(state.pending).toEqual([
    { to: 1, text: 'pricing', dueAt: 1050 },
    { to: 2, text: 'privacy', dueAt: 1450 },
  ]);
});

describe('replying', () => {
  it('ignores a second reply to the same message', () => {
    const once = after(sent('pricing'), replied(1));
    expect(conversationReducer(once, replied(1))).toBe(once);
  });

  it('counts fallbacks, and what arrived while the panel was closed', () => {
    const state = after(sent('a'), sent('b'), replied(1, false, false));
    expect(state).toMatchObject({ pending: [{ to: 2 }], fallbacks: 1, unread: 1 });
    expect(conversationReducer(state, { type: 'opened' })).toMatchObject({ fallbacks: 1, unread: 0 });
  });

  it('puts the urgent message before the reply, and topics below it', () => {
    const offered = { ...replied(1, false), urgent: ['Call.'], topics: ['pricing'] };
    expect(after(sent('a'), offered).messages.slice(1)).toEqual([
      { id: 2, from: 'bot', text: ['Call.'], at: 1010, urgent: true },
      { id: 3, from: 'bot', text: ['Yes.'], at: 1010, topics: ['pricing'] },
    ]);
    expect(after(sent('a'), { ...replied(1), urgent: [], topics: [] }).messages.slice(1)).toEqual([
      { id: 2, from: 'bot', text: ['Yes.'], at: 1010 },
    ]);
  });
});

it('clears everything but the ids, so that a late reply to the old conversation is ignored', () => {
  const cleared = after(sent('a'), replied(1, false, false), sent('b'), { type: 'cleared' });
  expect(cleared).toEqual({ ...emptyConversation, nextId: 4 });
  expect(texts([sent('c'), replied(3)].reduce(conversationReducer, cleared))).toEqual(['user: c']);
});

it(`keeps the latest ${String(maxMessages)} messages, with unique ids`, () => {
  const state = Array.from({ length: maxMessages + 20 }, (_, index) =>
    sent(`message ${String(index)}`),
  ).reduce(conversationReducer, emptyConversation);
  expect(state.messages).toHaveLength(maxMessages);
  expect(state.messages.at(-1)?.text).toEqual([`message ${String(maxMessages + 19)}`]);
  expect(new Set(state.messages.map(({ id }) => id)).size).toBe(maxMessages);
});
