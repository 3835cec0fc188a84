import { expect, it } from 'vitest';
import { emptyConversation } from './conversationReducer';
import type { Conversation } from './conversationReducer';
import { decodeHistory, encodeHistory } from './history';

const conversation: Conversation = {
  messages: [
    { id: 1, from: 'user', text: ['pricing'], at: 2000 },
    { id: 2, from: 'bot', text: ['See ', { text: 'prices', href: '/services/consultation' }, '.'], at: 3000 },
    { id: 3, from: 'user', text: ['privacy'], at: 4000 },
  ],
  pending: [{ to: 3, text: 'privacy', dueAt: 5000 }],
  fallbacks: 1,
  unread: 1,
  nextId: 4,
};

it.each([conversation, emptyConversation])('restores a conversation', (written) => {
  expect(decodeHistory(encodeHistory(written))).toEqual(written);
});

it.each([
  ['nothing', null],
  ['invalid JSON', '{"version":4,'],
  ['null', 'null'],
  ['an array', '[]'],
  ['another version', encodeHistory(conversation).replace('"version":4', '"version":1')],
])('discards %s', (_, stored) => {
  expect(decodeHistory(stored)).toBeUndefined();
});
