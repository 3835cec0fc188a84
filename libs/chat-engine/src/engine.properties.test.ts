import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine } from './engine';
import { foldFor } from './fold';
import { modes, rowsAndInput } from './testing/arbitraries';

const fallback = 'none';
const splitsSurrogatePair = (text: string, offset: number) =>
  /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(offset - 1, offset + 1));

describe.each(modes)('an engine with fold %s', (mode) => {
  const fold = foldFor(mode);

  it('answers like a linear search, with terms before aliases', () => {
    fc.assert(
      fc.property(rowsAndInput(mode), ({ table, input }) => {
        const matches = (word: string) => fold(word) === fold(input);
        const byTerm = table.findIndex(({ term }) => matches(term));
        const index = byTerm < 0 ? table.findIndex(({ aliases = [] }) => aliases.some(matches)) : byTerm;
        const via = byTerm < 0 ? 'alias' : 'term';
        const { term, reply } = table[index] ?? { reply: fallback };
        const expected = index < 0 ? { matched: false, reply } : { matched: true, reply, term, via, index };
        expect(createEngine(table, { fallback, fold: mode }).answer(input)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('suggests the rows of a linear search at every limit, with whole characters that fold to the input', () => {
    fc.assert(
      fc.property(rowsAndInput(mode), ({ table, input }) => {
        const { suggest } = createEngine(table, { fallback, fold: mode });
        const text = fold(input);
        const found = [...table.entries()].filter(([, { term }]) => text.trim() && fold(term).includes(text));
        const complete = found.length === 1 && fold(found[0]?.[1].term ?? '') === text;
        const expected = complete ? [] : found.map(([index]) => index);
        for (const limit of [...table.keys(), table.length, table.length + 1, Infinity])
          expect(suggest(input, { limit }).map(({ index }) => index)).toEqual(expected.slice(0, limit));
        expect(suggest(input).length).toBe(expected.length);
        for (const { term, index, ranges } of suggest(input)) {
          expect(table[index]?.term).toBe(term);
          let previousEnd = 0;
          for (const [start, end] of ranges) {
            expect(start).toBeGreaterThanOrEqual(previousEnd);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(term.length);
            expect(splitsSurrogatePair(term, start) || splitsSurrogatePair(term, end)).toBe(false);
            expect(fold(term.slice(start, end))).toBe(text);
            previousEnd = end;
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('accepts input of any length', () => {
    const table = ['a', '\ud83d', 'b\0b'].map((term) => ({ term, reply: term }));
    const engine = createEngine(table, { fallback, fold: mode, maxInput: Infinity });
    for (const unit of ['a', '\ud83d', ' ', '\0', 'ß', '\u0301']) {
      const longInput = unit.repeat(1_000_000);
      expect(engine.answer(longInput)).toEqual({ matched: false, reply: fallback });
      expect(engine.suggest(longInput)).toEqual([]);
    }
    expect(engine.answer('B\0B')).toMatchObject({ matched: true, index: 2 });
  });
});
