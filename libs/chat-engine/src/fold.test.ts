import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldFor, loose, lower } from './fold';
import { text } from './testing/arbitraries';

describe('foldFor', () => {
  it('folds to lower case by default', () => {
    expect(foldFor(undefined)).toBe(lower);
  });

  it.each(['Loose', '', 'constructor', null])('throws for mode %j', (mode) => {
    expect(() => foldFor(mode as 'lower')).toThrow(RangeError);
  });
});

it('lower is the lower case of the whole text, with final sigma', () => {
  const texts = ['ΟΔΟΣ', 'ΣΑΣΑ', 'İ', '  Straße  '];
  expect(texts.map(lower)).toEqual(['οδος', 'σασα', 'i\u0307', '  straße  ']);
});

describe('loose', () => {
  it.each([
    ['marks', 'Crème Brûlée', 'creme brulee'],
    ['combining marks', 'cafe\u0301', 'cafe'],
    ['spacing marks', 'का', 'क'],
    ['width', 'ＡＰＩ　ｶﾅ', 'api カナ'],
    ['ligatures', 'ﬁnance', 'finance'],
    ['sharp s, small and capital', 'STRAẞE Straße', 'strasse strasse'],
    ['oe', 'Œuvre œuvre', 'oeuvre oeuvre'],
    ['dotless i and dotted capital I', 'Iıİi', 'iiii'],
    ['sigma at the end of a word', 'ΟΔΟΣ οδος', 'οδοσ οδοσ'],
    ['runs of white space', 'a \t\n\u00a0 b', 'a b'],
    ['letters without a decomposition as such', ' Æ ø ł ', ' æ ø ł '],
  ])('folds %s', (_, input, folded) => {
    expect(loose(input)).toBe(folded);
  });

  it('agrees with folding one character at a time', () => {
    fc.assert(
      fc.property(text, (input) => {
        const characters = Array.from(input, loose).join('');
        expect(loose(input)).toBe(characters.replace(/ +/g, ' '));
      }),
      { numRuns: 1000 },
    );
  });
});
