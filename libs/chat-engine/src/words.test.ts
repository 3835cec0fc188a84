import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modes, rowsAndInput, text } from './testing/arbitraries';
import { oracleWordRows } from './testing/oracle';
import type { Entry, FoldMode } from './types';
import { createWordSearch } from './words';

const table: Entry[] = [
  { term: 'smart contracts', reply: '1', aliases: ['solidity'] },
  { term: 'penetration testing', reply: '2', aliases: ['pentest', 'ethical hacking'] },
  { term: '24/7 support', reply: '3' },
];

describe('createWordSearch', () => {
  const words = createWordSearch(table);

  it('finds words in any order, with a range for each', () => {
    expect(words('CONTRACTS smart')).toEqual([
      {
        term: 'smart contracts',
        index: 0,
        ranges: [
          [0, 5],
          [6, 15],
        ],
      },
    ]);
    expect(words('support 24').map(({ ranges }) => ranges)).toEqual([
      [
        [0, 2],
        [5, 12],
      ],
    ]);
  });

  it('finds the beginnings of words, not their middle', () => {
    expect(words('con sm').map(({ index }) => index)).toEqual([0]);
    expect(words('mart')).toEqual([]);
  });

  it('finds aliases and names the first that matches', () => {
    expect(words('hacking ethical')).toEqual([
      {
        term: 'penetration testing',
        index: 1,
        alias: 'ethical hacking',
        ranges: [
          [0, 7],
          [8, 15],
        ],
      },
    ]);
    expect(words('pent')).toEqual([
      { term: 'penetration testing', index: 1, alias: 'pentest', ranges: [[0, 4]] },
    ]);
    expect(words('pen')[0]).not.toHaveProperty('alias');
  });

  it('does not combine words of a term with those of an alias', () => {
    expect(words('testing hacking')).toEqual([]);
  });

  it('marks the longest of several input words at the same place, once', () => {
    expect(words('s sma sm contracts contracts')[0]?.ranges).toEqual([
      [0, 3],
      [6, 15],
    ]);
  });

  it('leaves out a range that would split a character', () => {
    const search = createWordSearch([{ term: 'straße nach' }], { fold: 'loose' });
    expect(search('nach stras')).toEqual([{ term: 'straße nach', index: 0, ranges: [[7, 11]] }]);
  });

  it.each(['', ' ', '-', '…', '😀'])('finds nothing for %j, which has no word', (input) => {
    expect(words(input)).toEqual([]);
  });

  it('respects the limit', () => {
    const count = (limit: number) => words('s', { limit }).length;
    expect([0, 1, 2, Infinity].map(count)).toEqual([0, 1, 2, 2]);
    expect(() => words('', { limit: 0.5 })).toThrow(RangeError);
  });

  it('throws for an unknown fold', () => {
    expect(() => createWordSearch(table, { fold: 'LOOSE' as FoldMode })).toThrow(RangeError);
  });

  it.each([undefined, null, 7, ['smart']])('throws for input %j', (input) => {
    expect(() => words(input as unknown as string)).toThrow(TypeError);
  });
});

describe.each(modes)('a search for words with fold %s', (fold) => {
  it('finds the rows and ranges of a comparison of all words', () => {
    const cases = rowsAndInput(fold).chain(({ table, input }) => {
      const all = table.flatMap(({ term, aliases = [] }) =>
        [term, ...aliases].flatMap((word) => word.split(' ')),
      );
      const someWords = fc
        .array(fc.constantFrom(input, ...all), { minLength: 1, maxLength: 3 })
        .map((some) => some.join(' '));
      return fc.record({ table: fc.constant(table), input: fc.oneof(fc.constant(input), someWords, text) });
    });
    fc.assert(
      fc.property(cases, ({ table, input }) => {
        const expected = oracleWordRows(table, fold, input);
        const words = createWordSearch(table, { fold });
        expect(words(input)).toEqual(expected);
        for (const limit of [0, 1, expected.length])
          expect(words(input, { limit })).toEqual(expected.slice(0, limit));
      }),
      { numRuns: 500 },
    );
  });
});
