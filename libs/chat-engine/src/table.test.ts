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
    ['a term that is not a string', [{ term: 7, reply: 'x' }], [{ code: 'not-a-string', index: 0 }]],
    ['an alias that is not a string', [{ ...row('a'), aliases: [7] }], [{ code: 'not-a-string', index: 0 }]],
    [
      'a blank term or alias',
      [row(''), row('a', ' \t')],
      [
        { code: 'blank', index: 0, term: '' },
        { code: 'blank', index: 1, term: ' \t' },
      ],
    ],
    [
      'white space around a term or alias',
      [row(' a'), row('b', 'c\n')],
      [
        { code: 'untrimmed', index: 0, term: ' a' },
        { code: 'untrimmed', index: 1, term: 'c\n' },
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
      'an alias that is the term of an earlier or later row',
      [row('a', 'B'), row('b', 'A')],
      [
        { code: 'alias-conflict', index: 0, other: 1, term: 'B' },
        { code: 'alias-conflict', index: 1, other: 0, term: 'A' },
      ],
    ],
    [
      'an alias of two rows',
      [row('a', 'x'), row('b', 'X')],
      [{ code: 'alias-conflict', index: 1, other: 0, term: 'X' }],
    ],
    [
      'a term that is longer than maxInput',
      [row('a'.repeat(2000)), row('b'.repeat(2001))],
      [{ code: 'unreachable', index: 1, term: 'b'.repeat(2001) }],
    ],
  ])('reports %s', (_, table, problems) => {
    expect(checkTable(table)).toEqual(problems);
  });

  it.each([undefined, null, 7, {}, () => []])('reports that %j is not iterable', (table) => {
    expect(checkTable(table)).toEqual([{ code: 'not-iterable', index: -1 }]);
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
    expect(checkTable(table, { fold: 'loose' })).toEqual([
      { code: 'duplicate', index: 1, other: 0, term: 'STRASSE' },
      { code: 'unreachable', index: 2, term: '\u0301' },
      // A spacing accent decomposes into a space and a mark.
      { code: 'unreachable', index: 3, term: '´' },
    ]);
  });

  it('allows a row to repeat its own words', () => {
    expect(checkTable([row('café', 'cafe', 'CAFÉ')], { fold: 'loose' })).toEqual([]);
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
    expect(checkTable({ [Symbol.iterator]: throwError })).toEqual([{ code: 'not-iterable', index: -1 }]);
    expect(checkTable(proxy)).toEqual([{ code: 'not-iterable', index: -1 }]);
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

  it('contains the problems that checkTable returns', () => {
    const table = [row('faq'), row('FAQ'), { term: 'x' }];
    const error = thrown(table);
    expect(error).toBeInstanceOf(TableError);
    expect(error).toMatchObject({ name: 'TableError', problems: checkTable(table) });
    expect(error?.message).toContain('2 problems');
    expect(error?.message).toContain('"code":"duplicate","index":1,"other":0,"term":"FAQ"');
  });

  it('has a short message and the full list of problems', () => {
    const error = thrown(Array.from({ length: 5000 }, () => row('a')));
    expect(error?.problems).toHaveLength(4999);
    expect(error?.message.length).toBeLessThan(1100);
  });

  it("respects the engine's maxInput", () => {
    expect(thrown([row('abc')], 3)).toBeUndefined();
    expect(thrown([row('abc')], 2)?.problems).toEqual([{ code: 'unreachable', index: 0, term: 'abc' }]);
  });
});
