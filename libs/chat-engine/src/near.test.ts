import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine } from './engine';
import { createNearSearch } from './near';
import { misspelling, modes, rowsAndInput } from './testing/arbitraries';
import { oracleNear } from './testing/oracle';
import type { Entry, FoldMode } from './types';

const table: Entry[] = [
  { term: 'smart contracts', reply: '1' },
  { term: 'penetration testing', reply: '2', aliases: ['pentest'] },
  { term: 'roadmap', reply: '3' },
  { term: 'wallets', reply: '4', aliases: ['wallet'] },
];

describe('createNearSearch', () => {
  const near = createNearSearch(table);

  it('finds a misspelled word, with its distance and the part it may mean', () => {
    expect(near('pentration')).toEqual([
      { term: 'penetration testing', index: 1, distance: 1, ranges: [[0, 11]] },
    ]);
    expect(near('SMRAT contrats')).toEqual([
      { term: 'smart contracts', index: 0, distance: 2, ranges: [[0, 15]] },
    ]);
  });

  it('finds a plural of a singular term', () => {
    expect(near('roadmaps')).toEqual([{ term: 'roadmap', index: 2, distance: 1, ranges: [[0, 7]] }]);
  });

  it('finds a word inside a term, and while it is typed', () => {
    expect(near('contarct').map(({ index, ranges }) => [index, ranges])).toEqual([[0, [[6, 14]]]]);
    expect(near('tset')).toEqual([
      { term: 'penetration testing', index: 1, distance: 1, ranges: [[12, 16]] },
    ]);
  });

  it('names the alias that is nearer than the term', () => {
    expect(near('pentset')).toEqual([
      { term: 'penetration testing', index: 1, alias: 'pentest', distance: 1, ranges: [[0, 7]] },
    ]);
  });

  it('leaves out rows that contain the input, in the term or in an alias', () => {
    expect(near('wallet')).toEqual([]);
    expect(near('pentest')).toEqual([]);
    expect(near('contract')).toEqual([]);
  });

  it.each(['', ' ', 'roa', 'xxxx', 'roadmaps of the product', 'p'.repeat(100_000)])(
    'finds nothing for %j',
    (input) => {
      expect(near(input)).toEqual([]);
    },
  );

  it('allows one edit from four code units on, and two from eight on', () => {
    const search = createNearSearch(['abc', 'abcd', 'abcdefg', 'abcdefgh'].map((term) => ({ term })));
    const distances = (input: string) => search(input).map(({ term, distance }) => `${term} ${distance}`);
    expect(distances('axc')).toEqual([]);
    expect(distances('abxd')).toContain('abcd 1');
    expect(distances('axxd')).toEqual([]);
    expect(distances('axcdexg')).toEqual([]);
    expect(distances('axcdexgh')).toContain('abcdefgh 2');
    expect(distances('axcxexgh')).toEqual([]);
  });

  it('sorts by distance, then in table order, and respects the limit', () => {
    const search = createNearSearch(['abcdefxx', 'abcdefgx', 'abcdefgy'].map((term) => ({ term })));
    const indexes = (limit?: number) =>
      search('abcdefgh', limit === undefined ? {} : { limit }).map(({ index }) => index);
    expect(indexes()).toEqual([1, 2, 0]);
    expect(indexes(2)).toEqual([1, 2]);
    expect(indexes(0)).toEqual([]);
    expect(() => search('abcd', { limit: -1 })).toThrow(RangeError);
  });

  it('folds like the engine', () => {
    const accents = [{ term: 'Crème brûlée' }];
    expect(createNearSearch(accents, { fold: 'loose' })('creme brulle')).toEqual([
      { term: 'Crème brûlée', index: 0, distance: 1, ranges: [[0, 12]] },
    ]);
    expect(createNearSearch(accents)('creme brulle')).toEqual([]);
    expect(() => createNearSearch(accents, { fold: 'LOOSE' as FoldMode })).toThrow(RangeError);
  });

  it.each([undefined, null, 7, ['roadmap']])('throws for input %j', (input) => {
    expect(() => near(input as unknown as string)).toThrow(TypeError);
  });
});

describe.each(modes)('a search for near rows with fold %s', (fold) => {
  const cases = rowsAndInput(fold).chain(({ table, input }) =>
    fc.record({
      table: fc.constant(table),
      input: fc.oneof(fc.constant(input), misspelling(table)),
    }),
  );

  it('finds the rows, distances and ranges of a comparison with every part', () => {
    fc.assert(
      fc.property(cases, ({ table, input }) => {
        const expected = oracleNear(table, fold, input);
        const near = createNearSearch(table, { fold });
        expect(near(input)).toEqual(expected);
        for (const limit of [0, 1, expected.length])
          expect(near(input, { limit })).toEqual(expected.slice(0, limit));
      }),
      { numRuns: 300 },
    );
  });

  it('finds no row that the engine suggests or answers with', () => {
    fc.assert(
      fc.property(cases, ({ table, input }) => {
        const engine = createEngine(table, { fallback: '', fold });
        const exact = engine.suggest(input).map(({ index }) => index);
        const answer = engine.answer(input);
        if (answer.matched) exact.push(answer.index);
        const found = createNearSearch(engine.entries(), { fold })(input);
        expect(found.filter(({ index }) => exact.includes(index))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
