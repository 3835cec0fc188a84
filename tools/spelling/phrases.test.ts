import { describe, expect, it } from 'vitest';
import { emptyPhrases, findPhrases, houseSpelling } from './phrases.ts';

const phrasesIn = (text: string) => findPhrases(text, emptyPhrases).map(({ words }) => words);
const spellingsIn = (text: string) => findPhrases(text, houseSpelling).map(({ words }) => words);

describe('empty phrases', () => {
  it.each([
    ['Our cutting-edge platform', 'cutting-edge'],
    ['A Seamless experience', 'Seamless'],
    ['We leverage what you have', 'leverage'],
    ["In today's fast-paced world", "In today's fast-paced"],
    ['Unlock value with us', 'Unlock value'],
    ['a robust and holistic approach', 'robust'],
    ['It is 100% secure', '100% secure'],
    ['an ever-evolving threat landscape', 'ever-evolving'],
    ['world class people', 'world class'],
    ['for your peace of mind', 'peace of mind'],
  ])('are found: %s', (text, words) => {
    expect(phrasesIn(text)).toContain(words);
  });

  it('are found across line ends, with their first line and advice', () => {
    expect(findPhrases('First.\nThe state of\n  the art.', emptyPhrases)).toEqual([
      { line: 2, words: 'state of the art', advice: 'name the version, the standard or the property' },
    ]);
  });

  it.each([
    'The door is unlocked by two keys.',
    'Traced end to end, with the robustness stated.',
    'A leading zero, an edge case, a class of its own.',
    'The landscape format of the page.',
    'Elevation of rights goes by request.',
  ])('are not found in similar words: %s', (text) => {
    expect(phrasesIn(text)).toEqual([]);
  });
});

describe('house spelling', () => {
  it.each([
    ['An organization', 'organization'],
    ['to recognize and Authorize', 'recognize'],
    ['we analyzed it', 'analyzed'],
    ['an enquiry', 'enquiry'],
    ['99.9 % of it', '9 %'],
  ])('reports %s', (text, words) => {
    expect(spellingsIn(text)).toContain(words);
  });

  it.each([
    'The size of the prize, seized and resized.',
    "autoComplete: 'organization-title'",
    'See /tokenization-services.',
    '1M+ data points analyzed',
    'organisation, analyse, inquiry, 99.9%',
  ])('accepts %s', (text) => {
    expect(spellingsIn(text)).toEqual([]);
  });
});
