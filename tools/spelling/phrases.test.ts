import { describe, expect, it } from 'vitest';
import { emptyPhrases, findPhrases, houseSpelling } from './phrases.ts';

const phrasesIn = (text: string) => findPhrases(text, emptyPhrases).map(({ words }) => words);
const spellingsIn = (text: string) => findPhrases(text, houseSpelling).map(({ words }) => words);

describe('empty phrases', () => {
  it('are found with their forms, hyphens and spaces', () => {
    expect(phrasesIn('Our cutting-edge platform, world class, seamlessly leveraged')).toEqual([
      'cutting-edge',
      'world class',
      'seamlessly',
      'leveraged',
    ]);
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
  it('is reported where it differs', () => {
    expect(spellingsIn('An organization analyzed an enquiry to 99.9 %')).toEqual([
      'organization',
      'analyzed',
      'enquiry',
      '9 %',
    ]);
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
