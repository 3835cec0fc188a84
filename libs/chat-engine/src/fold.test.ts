import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldFor, loose, lower } from './fold';
import { text } from './testing/arbitraries';
import { oracleFold } from './testing/oracle';

describe('foldFor', () => {
  it('folds by lower case unless told otherwise', () => {
    expect(foldFor(undefined)).toBe(lower);
    expect(foldFor('lower')).toBe(lower);
    expect(foldFor('loose')).toBe(loose);
  });

  it.each(['Loose', '', 'constructor', null])('refuses the mode %j', (mode) => {
    expect(() => foldFor(mode as 'lower')).toThrow(RangeError);
  });
});

describe('lower', () => {
  it('is the lower case of the whole text, final sigma and all', () => {
    expect(lower('ΟΔΟΣ')).toBe('οδος');
    expect(lower('ΣΑΣΑ')).toBe('σασα');
    expect(lower('İ')).toBe('i\u0307');
    expect(lower('  Straße  ')).toBe('  straße  ');
  });
});

describe('loose', () => {
  it.each([
    ['marks', 'Crème Brûlée', 'creme brulee'],
    ['marks that stand apart', 'cafe\u0301', 'cafe'],
    ['marks that take room', 'का', 'क'],
    ['width', 'ＡＰＩ　ｶﾅ', 'api カナ'],
    ['ligatures', 'ﬁnance', 'finance'],
    ['sharp s, small and capital', 'STRAẞE Straße', 'strasse strasse'],
    ['oe', 'Œuvre œuvre', 'oeuvre oeuvre'],
    ['dotless i and dotted capital I', 'Iıİi', 'iiii'],
    ['sigma at the end of a word', 'ΟΔΟΣ οδος', 'οδοσ οδοσ'],
    ['runs of white space', 'a \t\n\u00a0 b', 'a b'],
  ])('sets %s aside', (_, written, folded) => {
    expect(loose(written)).toBe(folded);
  });

  it('keeps letters that are letters of their own, and white space at the ends', () => {
    expect(loose(' Æ ø ł ')).toBe(' æ ø ł ');
  });

  it('agrees with folding one character at a time', () => {
    fc.assert(
      fc.property(text, (written) => {
        expect(loose(written)).toBe(oracleFold('loose', written));
      }),
      { numRuns: 1000 },
    );
  });
});

it.each([
  ['lower', lower],
  ['loose', loose],
])('%s leaves a folded text as it is', (_, fold) => {
  fc.assert(
    fc.property(text, (written) => {
      expect(fold(fold(written))).toBe(fold(written));
    }),
    { numRuns: 1000 },
  );
});
