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
  unanswered: 'prices',
  nextId: 5,
};

/** What is stored, changed by hand. */
const tampered = (change: Record<string, unknown>) =>
  JSON.stringify({ ...(JSON.parse(encodeHistory(conversation)) as object), ...change });
const message = (change: Record<string, unknown>) =>
  tampered({ messages: [{ ...conversation.messages[0], ...change }] });

describe('history', () => {
  it('is read as it was written', () => {
    expect(decodeHistory(encodeHistory(conversation))).toEqual(conversation);
    expect(decodeHistory(encodeHistory(emptyConversation))).toEqual(emptyConversation);
  });

  it('is no history where nothing is stored', () => {
    expect(decodeHistory(null)).toBeUndefined();
  });

  it.each([
    ['text that is no JSON', '{"version":2,'],
    ['nothing', 'null'],
    ['a bare list', '[]'],
    ['another version', tampered({ version: 1 })],
    ['messages that are no list', tampered({ messages: { length: 1 } })],
    ['a message that is none', tampered({ messages: [null] })],
    ['a speaker nobody knows', message({ from: 'admin' })],
    ['text that is no list', message({ text: 'Hello.' })],
    ['a node that is neither words nor a link', message({ text: [{ html: '<b>' }] })],
    ['a link that runs a script', message({ text: [{ text: 'prices', href: 'javascript:alert(1)' }] })],
    ['a moment that is none', message({ at: 1e300 })],
    ['a reply due at no moment', tampered({ pending: [{ to: 4, text: 'privacy', dueAt: '5000' }] })],
    ['a negative count', tampered({ fallbacks: -1 })],
    ['an unanswered message that is none', tampered({ unanswered: ['prices'] })],
    ['half a message count', tampered({ unread: 0.5 })],
    [
      'two messages of one identity',
      tampered({ messages: [conversation.messages[0], conversation.messages[0]] }),
    ],
    ['a next identity that is taken', tampered({ nextId: 4 })],
    ['more than a visit could have stored', `"${'x'.repeat(600_000)}"`],
  ])('forgets %s', (_, stored) => {
    expect(decodeHistory(stored)).toBeUndefined();
  });

  it('owes no reply for a message that is gone', () => {
    const stored = tampered({ pending: [{ to: 99, text: 'gone', dueAt: 5000 }] });
    expect(decodeHistory(stored)?.pending).toEqual([]);
  });

  it('stores no more messages than it keeps', () => {
    const messages = Array.from({ length: maxMessages + 5 }, (_, id) => ({
      id,
      from: 'user' as const,
      text: ['again'],
      at: id,
    }));
    const restored = decodeHistory(encodeHistory({ ...conversation, messages, pending: [], nextId: 500 }));
    expect(restored?.messages).toEqual(messages.slice(5));
  });

  it('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        decodeHistory(stored);
      }),
    );
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom('messages', 'pending', 'fallbacks', 'unanswered', 'nextId'),
        (value, key) => {
          const restored = decodeHistory(tampered({ [key]: value }));
          // What is taken can be shown and stored again.
          if (restored) {
            expect(decodeHistory(encodeHistory(restored))).toEqual(restored);
            for (const { at } of restored.messages) new Date(at).toISOString();
          }
        },
      ),
    );
  });
});
