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

it.each([
  ['pentration', 'penetration testing'],
  ['contracts smart', 'smart contracts'],
  ['roadmaps', 'roadmap'],
  ['compliances', 'compliance'],
  ['pentes', 'penetration testing'],
])('suggests nothing for %s, and guesses %s', (input, term) => {
  expect(chatEngine.suggest(input)).toEqual([]);
  expect(chatEngine.didYouMean?.(input).map((guess) => guess.term)).toContain(term);
});

it('guesses nothing for an input that has an answer, or none at all', () => {
  for (const input of [
    '',
    ' ',
    'pricing',
    ' Pricing ',
    'pentest',
    'what is the weather like tomorrow',
    'xyz',
  ])
    expect(chatEngine.didYouMean?.(input)).toEqual([]);
});
