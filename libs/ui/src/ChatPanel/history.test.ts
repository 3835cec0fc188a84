import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyConversation, maxMessages } from './conversationReducer';
import type { Conversation } from './conversationReducer';
import { decodeHistory, encodeHistory } from './history';

const conversation: Conversation = {
  messages: [
    { id: 1, from: 'bot', text: ['Hello.'], at: 1000 },
    { id: 2, from: 'user', text: ['pricing'], at: 2000 },
    { id: 3, from: 'bot', text: ['See ', { text: 'prices', href: '/services/consultation' }, '.'], at: 3000 },
    { id: 4, from: 'user', text: ['privacy'], at: 4000 },
  ],
  pending: [{ to: 4, text: 'privacy', dueAt: 5000 }],
  fallbacks: 1,
  unread: 1,
  nextId: 5,
};

/** The stored text with some properties replaced. */
const tampered = (change: Record<string, unknown>) =>
  JSON.stringify({ ...(JSON.parse(encodeHistory(conversation)) as object), ...change });
const message = (change: Record<string, unknown>) =>
  tampered({ messages: [{ ...conversation.messages[0], ...change }] });

describe('history', () => {
  it('round-trips a conversation', () => {
    expect(decodeHistory(encodeHistory(conversation))).toEqual(conversation);
    expect(decodeHistory(encodeHistory(emptyConversation))).toEqual(emptyConversation);
  });

  it('returns undefined when nothing is stored', () => {
    expect(decodeHistory(null)).toBeUndefined();
  });

  it.each([
    ['invalid JSON', '{"version":3,'],
    ['null', 'null'],
    ['an array', '[]'],
    ['another version', tampered({ version: 1 })],
    ['messages that are not an array', tampered({ messages: { length: 1 } })],
    ['a message that is null', tampered({ messages: [null] })],
    ['an unknown sender', message({ from: 'admin' })],
    ['text that is not an array', message({ text: 'Hello.' })],
    ['a node that is neither text nor a link', message({ text: [{ html: '<b>' }] })],
    ['topics that are not texts', message({ topics: [1] })],
    ['an urgency that is neither true nor false', message({ urgent: 'yes' })],
    ['a javascript: link', message({ text: [{ text: 'prices', href: 'javascript:alert(1)' }] })],
    ['an invalid time', message({ at: 1e300 })],
    [
      'a pending reply with an invalid time',
      tampered({ pending: [{ to: 4, text: 'privacy', dueAt: '5000' }] }),
    ],
    ['a negative count', tampered({ fallbacks: -1 })],
    ['a fractional count', tampered({ unread: 0.5 })],
    [
      'two messages with the same id',
      tampered({ messages: [conversation.messages[0], conversation.messages[0]] }),
    ],
    ['a next id that is in use', tampered({ nextId: 4 })],
    ['text above the maximum length', `"${'x'.repeat(600_000)}"`],
  ])('discards %s', (_, stored) => {
    expect(decodeHistory(stored)).toBeUndefined();
  });

  it('drops a pending reply whose message is missing', () => {
    const stored = tampered({ pending: [{ to: 99, text: 'gone', dueAt: 5000 }] });
    expect(decodeHistory(stored)?.pending).toEqual([]);
  });

  it('keeps the latest messages only', () => {
    const messages = Array.from({ length: maxMessages + 5 }, (_, id) => ({
      id,
      from: 'user' as const,
      text: ['again'],
      at: id,
    }));
    const restored = decodeHistory(encodeHistory({ ...conversation, messages, pending: [], nextId: 500 }));
    expect(restored?.messages).toEqual(messages.slice(5));
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        decodeHistory(stored);
      }),
    );
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom('messages', 'pending', 'fallbacks', 'nextId'),
        (value, key) => {
          const restored = decodeHistory(tampered({ [key]: value }));
          // An accepted conversation can be rendered and stored again.
          if (restored) {
            expect(decodeHistory(encodeHistory(restored))).toEqual(restored);
            for (const { at } of restored.messages) new Date(at).toISOString();
          }
        },
      ),
    );
  });
});
