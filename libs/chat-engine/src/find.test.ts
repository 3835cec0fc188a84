import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFind } from './find';

const never = Infinity;
const always = 0;
const unit = fc.constantFrom('a', 'b', 'c', ' ', '\0', 'é', '\ud83d', '\uffff');
const word = fc.string({ unit, minLength: 1, maxLength: 8 });

describe('createFind', () => {
  it('finds the same rows with and without an index, at every limit', () => {
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 700, size: 'max' }),
        word,
        fc.nat({ max: 20 }),
        (rows, text, more) => {
          const scan = createFind(rows, never);
          const index = createFind(rows, always);
          const expected = rows.flatMap((row, place) => (row.includes(text) ? [place] : []));
          for (const limit of [1, 2, 1 + more, Infinity]) {
            expect(scan(text, limit)).toEqual(expected.slice(0, limit));
            expect(index(text, limit)).toEqual(expected.slice(0, limit));
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each([1, 7, 8, 9, 255, 256, 257, 513])('finds the last row of %i', (count) => {
    const rows = Array.from({ length: count }, (_, place) =>
      place === count - 1 ? 'the last' : `row ${place}`,
    );
    for (const indexFrom of [never, always]) {
      const find = createFind(rows, indexFrom);
      expect(find('t', Infinity)).toEqual([count - 1]);
      expect(find('st', Infinity)).toEqual([count - 1]);
      expect(find('the last', Infinity)).toEqual([count - 1]);
      expect(find('last row', Infinity)).toEqual([]);
    }
  });

  it('finds nothing in an empty table', () => {
    expect(createFind([], never)('a', Infinity)).toEqual([]);
    expect(createFind([], always)('a', Infinity)).toEqual([]);
  });
});
