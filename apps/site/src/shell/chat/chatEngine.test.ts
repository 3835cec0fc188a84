import { chatFallback, chatTopics } from '@keystrand/content/chat';
import { expect, it } from 'vitest';
import { chatEngine } from './chatEngine';

it('answers every term and alias with its reply, and other input with the fallback', () => {
  for (const { term, aliases = [], reply } of chatTopics) {
    for (const input of [term, ...aliases, term.toUpperCase()]) {
      expect(chatEngine.answer(input)).toMatchObject({ matched: true, reply, term });
    }
  }
  expect(chatEngine.answer('a partridge')).toEqual({ matched: false, reply: [chatFallback] });
  expect(chatEngine.suggest('pric').map(({ term }) => term)).toContain('pricing');
});
