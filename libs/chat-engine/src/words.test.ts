import { expect, it } from 'vitest';
import { isMisspelt, splitWords } from './words';

it.each([
  ["what's don’t e-mail", 'whats dont e mail'],
  ['東京 カナ api 2件 東', '東京 カナ api 2 件 東'],
  ['チャット', 'チャ ャッ ット'],
  ['cafe\u0301 का', 'cafe\u0301 का'],
])('splits %s into %s', (text, words) => {
  expect(splitWords(text).join(' ')).toBe(words);
});

it.each([
  ['tender', 'tender'],
  ['pentration', 'penetration'],
  ['pricng', 'pricing'],
  ['priceing', 'pricing'],
  ['wollet', 'wallet'],
  ['recieve', 'receive'],
  ['kuberntse', 'kubernetes'],
  ['kubrenetse', 'kubernetes'],
  ['kuubernetees', 'kubernetes'],
  ['kxbernexes', 'kubernetes'],
  ['hackeds', 'hacked'],
])('takes %s for %s, and the other way round', (a, b) => {
  expect([isMisspelt(a, b), isMisspelt(b, a)]).toEqual([true, true]);
});

it.each([
  ['', 'a'],
  ['price', 'pride'],
  ['wallet', 'pallet'],
  ['kxbernetex', 'kubernetes'],
  ['pricings', 'princip'],
  // Two edits in a word of nine letters, three in one of ten.
  ['kubernese', 'kuberntis'],
  ['kuberxxxes', 'kubernetes'],
  // Only neighbours are exchanged.
  ['recipt', 'reptic'],
  ['bucket', 'bukxet'],
  ['bucket', 'bukcex'],
])('does not take %s for %s, nor the other way round', (a, b) => {
  expect([isMisspelt(a, b), isMisspelt(b, a)]).toEqual([false, false]);
});
