import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine } from './engine';
import { modes, rows, rowsAndInput } from './testing/arbitraries';
import { oracleAnswer, oracleFold, oracleRows } from './testing/oracle';
import type { Entry } from './types';

const fallback = 'none';
const splitsSurrogatePair = (text: string, offset: number) =>
  /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(offset - 1, offset + 1));

describe.each(modes)('an engine with fold %s', (fold) => {
  const createTestEngine = (table: readonly Entry[]) => createEngine(table, { fallback, fold });

  it('answers like a linear search', () => {
    fc.assert(
      fc.property(rowsAndInput(fold), ({ table, input }) => {
        expect(createTestEngine(table).answer(input)).toEqual(oracleAnswer(table, fold, fallback, input));
      }),
      { numRuns: 500 },
    );
  });

  it('suggests the rows of a linear search, at every limit', () => {
    fc.assert(
      fc.property(rowsAndInput(fold), ({ table, input }) => {
        const engine = createTestEngine(table);
        const expected = oracleRows(table, fold, input);
        for (const limit of [...table.keys(), table.length, table.length + 1, Infinity])
          expect(engine.suggest(input, { limit }).map(({ index }) => index)).toEqual(
            expected.slice(0, limit),
          );
        expect(engine.suggest(input)).toEqual(engine.suggest(input, { limit: Infinity }));
      }),
      { numRuns: 500 },
    );
  });

  it('answers each suggested term with its row', () => {
    fc.assert(
      fc.property(rowsAndInput(fold), ({ table, input }) => {
        const engine = createTestEngine(table);
        for (const { term, index } of engine.suggest(input))
          expect(engine.answer(term)).toMatchObject({ matched: true, via: 'term', term, index });
      }),
    );
  });

  it('highlights whole characters that fold to the input, in order and without overlap', () => {
    fc.assert(
      fc.property(rowsAndInput(fold), ({ table, input }) => {
        for (const { term, ranges } of createTestEngine(table).suggest(input)) {
          let previousEnd = 0;
          for (const [start, end] of ranges) {
            expect(start).toBeGreaterThanOrEqual(previousEnd);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(term.length);
            expect(splitsSurrogatePair(term, start) || splitsSurrogatePair(term, end)).toBe(false);
            expect(oracleFold(fold, term.slice(start, end))).toBe(oracleFold(fold, input));
            previousEnd = end;
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('accepts any string', () => {
    const table = [
      { term: 'a', reply: '1' },
      { term: '\ud83d', reply: '2' },
      { term: 'b\0b', reply: '3' },
    ];
    const engine = createEngine(table, { fallback, fold, maxInput: Infinity });
    fc.assert(
      fc.property(
        fc.string({ unit: fc.nat({ max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
        (input) => {
          expect(() => [engine.answer(input), engine.suggest(input)]).not.toThrow();
        },
      ),
    );
    for (const unit of ['a', '\ud83d', ' ', '\0', 'ß', '\u0301']) {
      const longInput = unit.repeat(1_000_000);
      expect(engine.answer(longInput)).toEqual({ matched: false, reply: fallback });
      expect(engine.suggest(longInput)).toEqual([]);
    }
    expect(engine.answer('B\0B')).toMatchObject({ matched: true, index: 2 });
  });
});

it('suggests a term for every part of it that is not blank, with fold loose', () => {
  fc.assert(
    fc.property(rows('loose'), fc.nat(), fc.nat(), (table, from, count) => {
      const engine = createEngine(table, { fallback, fold: 'loose' });
      table.forEach(({ term }, index) => {
        const characters = Array.from(term);
        const start = from % characters.length;
        const part = characters.slice(start, start + 1 + (count % characters.length)).join('');
        if (oracleFold('loose', part).trim() === '') return;
        const suggested = engine.suggest(part).map((suggestion) => suggestion.index);
        // A term typed in full is left out if no other term contains it.
        if (suggested.length > 0) expect(suggested).toContain(index);
        else expect(oracleFold('loose', part)).toBe(oracleFold('loose', term));
      });
    }),
    { numRuns: 200 },
  );
});

it('treats special characters of regular expressions literally', () => {
  const specials = ['.*', '[a-z]+', '(a|b)', '\\d', '^a$', 'a{2}', '?'];
  const table = specials.map((term) => ({ term: `x${term}x`, reply: term }));
  const engine = createEngine(table, { fallback });
  specials.forEach((special, index) => {
    expect(engine.suggest(special).map((suggestion) => suggestion.index)).toContain(index);
    expect(engine.answer(special).matched).toBe(false);
  });
  expect(engine.suggest('.').map(({ index }) => index)).toEqual([0]);
});
