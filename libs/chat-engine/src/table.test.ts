import { describe, expect, it } from 'vitest';
import { createEngine } from './engine';
import { checkTable, TableError } from './table';
import type { Entry, Problem } from './types';

const row = (term: string, ...aliases: string[]): Entry => ({ term, reply: `about ${term}`, aliases });

describe('checkTable', () => {
  it('accepts a valid table, an empty table, and a table that can be iterated only once', () => {
    expect(checkTable([row('hello', 'hi'), row('dApps'), { term: 'null', reply: null }])).toEqual([]);
    expect(checkTable([])).toEqual([]);
    expect(checkTable(new Set([row('a'), row('b')]).values())).toEqual([]);
  });

  it.each<[string, unknown[], Problem[]]>([
    [
      'a row that is not an entry',
      [row('a'), null, 'b', [row('c')], 7],
      [1, 2, 3, 4].map((index) => ({ code: 'not-an-entry', index })),
    ],
    ['aliases that are not an array', [{ ...row('a'), aliases: 'b' }], [{ code: 'not-an-entry', index: 0 }]],
    [
      'a term or alias that is not a string',
      [
        { term: 7, reply: 'x' },
        { ...row('a'), aliases: [7] },
      ],
      [0, 1].map((index) => ({ code: 'not-a-string', index })),
    ],
    [
      'a blank term or alias, and white space around one',
      [row(''), row('a', ' \t'), row(' b'), row('c', 'd\n')],
      [
        { code: 'blank', index: 0, term: '' },
        { code: 'blank', index: 1, term: ' \t' },
        { code: 'untrimmed', index: 2, term: ' b' },
        { code: 'untrimmed', index: 3, term: 'd\n' },
      ],
    ],
    ['a missing reply', [{ term: 'a' }], [{ code: 'reply-missing', index: 0, term: 'a' }]],
    [
      'the same term in several rows, with the index of the first',
      [row('Roadmap'), row('b'), row('roadMAP'), row('ROADMAP')],
      [
        { code: 'duplicate', index: 2, other: 0, term: 'roadMAP' },
        { code: 'duplicate', index: 3, other: 0, term: 'ROADMAP' },
      ],
    ],
    [
      'an alias that is the term of an earlier or later row, or its alias',
      [row('a', 'B', 'x'), row('b', 'A', 'X')],
      [
        { code: 'alias-conflict', index: 0, other: 1, term: 'B' },
        { code: 'alias-conflict', index: 1, other: 0, term: 'A' },
        { code: 'alias-conflict', index: 1, other: 0, term: 'X' },
      ],
    ],
    [
      'a term that is longer than maxInput',
      [row('a'.repeat(2000)), row('b'.repeat(2001))],
      [{ code: 'unreachable', index: 1, term: 'b'.repeat(2001) }],
    ],
  ])('reports %s', (_, table, problems) => {
    expect(checkTable(table)).toEqual(problems);
  });

  it('reports all problems at once, in row order', () => {
    const found = checkTable([row('b', 'a'), { term: ' B ' }, row('a'), row('A'), null]);
    expect(found.map(({ code, index, other }) => [code, index, other])).toEqual([
      ['alias-conflict', 0, 2],
      ['untrimmed', 1, undefined],
      ['reply-missing', 1, undefined],
      ['duplicate', 3, 2],
      ['not-an-entry', 4, undefined],
    ]);
  });

  it('compares folded words', () => {
    const table = [row('straße'), row('STRASSE'), row('\u0301'), row('´')];
    expect(checkTable(table)).toEqual([]);
    expect(checkTable(table, { fold: 'lower' })).toEqual([]);
    // A row may repeat its own words.
    expect(checkTable([row('café', 'cafe', 'CAFÉ')], { fold: 'loose' })).toEqual([]);
    expect(checkTable(table, { fold: 'loose' })).toEqual([
      { code: 'duplicate', index: 1, other: 0, term: 'STRASSE' },
      { code: 'unreachable', index: 2, term: '\u0301' },
      // A spacing accent decomposes into a space and a mark.
      { code: 'unreachable', index: 3, term: '´' },
    ]);
  });

  it('never throws, even if the table does', () => {
    const throwError = () => {
      throw new Error('no');
    };
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const throwingRow = Object.defineProperty({ reply: '' }, 'term', { get: throwError });
    expect(checkTable([row('a'), throwingRow, proxy])).toEqual([
      { code: 'not-an-entry', index: 1 },
      { code: 'not-an-entry', index: 2 },
    ]);
    for (const table of [undefined, null, 7, {}, () => [], { [Symbol.iterator]: throwError }, proxy])
      expect(checkTable(table)).toEqual([{ code: 'not-iterable', index: -1 }]);
    expect(checkTable([row('a')], { fold: 'other' as 'lower' })).toEqual([]);
  });
});

describe('TableError', () => {
  const thrown = (table: unknown, maxInput = 2000) => {
    try {
      createEngine(table as Entry[], { fallback: '', maxInput });
    } catch (error) {
      return error as TableError;
    }
    return undefined;
  };

  it('contains the problems that checkTable returns, and has a short message', () => {
    const table = Array.from({ length: 5000 }, () => row('FAQ'));
    const error = thrown(table);
    expect(error).toBeInstanceOf(TableError);
    expect(error).toMatchObject({ name: 'TableError', problems: checkTable(table) });
    expect(error?.message).toContain('4999 problems: [{"code":"duplicate","index":1,"other":0,"term":"FAQ"}');
    expect(error?.message.length).toBeLessThan(1100);
  });

  it("respects the engine's maxInput", () => {
    expect(thrown([row('abc')], 3)).toBeUndefined();
    expect(thrown([row('abc')], 2)?.problems).toEqual([{ code: 'unreachable', index: 0, term: 'abc' }]);
  });
});
