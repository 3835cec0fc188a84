import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { coarse } from './coarse';
import { createEngine } from './engine';
import { lower, loose } from './fold';
import { loadIndex, prepareIndex, type PreparedIndex } from './prepare';
import { createSlices, sliceSteps } from './slices';
import { TableError } from './table';
import { modes, rows, rowsAndInput, text } from './testing/arbitraries';
import { oracleRows } from './testing/oracle';
import type { FoldMode } from './types';

const entries = ['pricing', 'private blockchain', 'Privacy', 'contact'].map((term) => ({ term }));

describe.each(modes)('a search in an index with fold %s', (fold) => {
  it('returns what the engine suggests, at every limit', async () => {
    await fc.assert(
      fc.asyncProperty(rowsAndInput(fold), async ({ table, input }) => {
        const engine = createEngine(table, { fallback: '', fold });
        const suggest = loadIndex(await prepareIndex(table), table, { fold });
        expect((await suggest(input, { limit: Infinity })).map(({ index }) => index)).toEqual(
          oracleRows(table, fold, input),
        );
        for (const limit of [...table.keys(), Infinity])
          expect(await suggest(input, { limit })).toEqual(engine.suggest(input, { limit }));
      }),
      { numRuns: 150 },
    );
  });

  it('returns the rows of a linear search in a larger table', async () => {
    await fc.assert(
      fc.asyncProperty(
        rows(fold, { minLength: 60, maxLength: 130 }),
        fc.array(text, { minLength: 5, maxLength: 20 }),
        async (table, inputs) => {
          for (const part of [table.slice(0, 31), table.slice(0, 32), table.slice(0, 33), table]) {
            const suggest = loadIndex(await prepareIndex(part), part, { fold });
            for (const input of [...inputs, ...part.map(({ term }) => term.slice(0, 3))])
              expect((await suggest(input, { limit: Infinity })).map(({ index }) => index)).toEqual(
                oracleRows(part, fold, input),
              );
          }
        },
      ),
      { numRuns: 3 },
    );
  });
});

it('folds each character as coarsely as both fold modes', () => {
  const finer: string[] = [];
  // Planes 4 to 16 have no letters, marks or white space.
  for (let code = 0; code < 0x40000; code++) {
    const character = String.fromCodePoint(code);
    for (const fold of [lower, loose])
      if (coarse(fold(character)) !== coarse(character)) finer.push(character);
  }
  expect(finer).toEqual([]);
});

describe('an index', () => {
  it('can be transferred, without its rows', async () => {
    const index = await prepareIndex(entries);
    const received = structuredClone(index, { transfer: [index.buffer] });
    expect(index).toHaveLength(0);
    const suggestions = await loadIndex(received, entries)('PRI', { limit: 2 });
    expect(suggestions).toEqual([
      { term: 'pricing', index: 0, ranges: [[0, 3]] },
      { term: 'private blockchain', index: 1, ranges: [[0, 3]] },
    ]);
  });

  it('is empty for an empty table', async () => {
    expect(await loadIndex(await prepareIndex([]), [])('a')).toEqual([]);
  });

  it.each([
    ['not a string', 7],
    ['blank', ''],
    ['untrimmed', ' a'],
    ['as long as the engine reads', 'a'.repeat(2000)],
  ])('is refused for a term that is %s, with the number of the row', async (_, term) => {
    const error = await prepareIndex([{ term: 'a' }, { term: term as string }]).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(TableError);
    expect((error as TableError).problems).toMatchObject([{ index: 1 }]);
  });

  it('is refused if it was transferred, is damaged, of another format or of another table', async () => {
    const index = await prepareIndex(entries);
    const other = new Int32Array(index);
    other[0] = (other[0] ?? 0) ^ (1 << 20);
    const swapped = new Int32Array(index);
    new DataView(swapped.buffer).setInt32(0, index[0] ?? 0, false);
    const moved = new Int32Array(index);
    structuredClone(moved, { transfer: [moved.buffer] });
    for (const broken of [new Int32Array(0), index.slice(0, -1), index.slice(1), other, swapped, moved])
      expect(() => loadIndex(broken as PreparedIndex, entries)).toThrow(new RangeError('no index of 4 rows'));
    expect(() => loadIndex(index, entries.slice(1))).toThrow(RangeError);
    expect(() => loadIndex(index, entries, { fold: 'LOOSE' as FoldMode })).toThrow(RangeError);
  });

  it('rejects invalid arguments of a search', async () => {
    const suggest = loadIndex(await prepareIndex(entries), entries);
    await expect(suggest(7 as unknown as string)).rejects.toThrow(TypeError);
    await expect(suggest('a', { limit: -1 })).rejects.toThrow(RangeError);
    await expect(suggest('', { limit: 0.5 })).rejects.toThrow(RangeError);
  });

  it('returns at most 100 suggestions, unless a limit is given', async () => {
    const table = Array.from({ length: 150 }, (_, row) => ({ term: `term ${row}` }));
    const suggest = loadIndex(await prepareIndex(table), table);
    expect(await suggest('term')).toEqual(await suggest('term', { limit: 100 }));
    expect(await suggest('term')).toHaveLength(100);
    expect(await suggest('term', { limit: Infinity })).toHaveLength(150);
  });

  it('finds nothing for blank input', async () => {
    const suggest = loadIndex(await prepareIndex(entries), entries);
    for (const blank of ['', ' ', '\t\n']) expect(await suggest(blank)).toEqual([]);
  });
});

/** Rows that count how often their term is read, since the last call of `nextTask`. */
function countedRows(terms: readonly string[]) {
  let current = 0;
  const counts: number[] = [];
  return {
    rows: terms.map((term) => ({
      get term() {
        current += term.length;
        return term;
      },
    })),
    nextTask: () => {
      counts.push(current);
      current = 0;
      return Promise.resolve();
    },
    /** Code units read in each slice. */
    slices: () => [...counts, current],
  };
}

describe('the work of a slice', () => {
  const short = Array.from({ length: 20_000 }, (_, row) => `term ${row}`);
  const long = Array.from({ length: 200 }, (_, row) => `${row} ${'x'.repeat(1990)}`);

  it.each([
    ['many rows', short, 128 / 8],
    ['long rows', long, 0],
  ])('is bounded while an index of %s is built', async (_, terms, perUnit) => {
    const { rows: table, nextTask, slices } = countedRows(terms);
    await prepareIndex(table, { nextTask });
    expect(slices().length).toBeGreaterThan(20);
    // A slice ends with the row that reaches the number of steps.
    expect(Math.max(...slices())).toBeLessThanOrEqual(sliceSteps / (16 + perUnit) + 2000);
  });

  it.each([
    ['many rows', short, 'e', 128 / 10],
    ['long rows', long, 'xxx', 0],
    ['rows that do not match', short.map((term) => `${term} abc bcd`), 'abcd', 128 / 20],
  ])('is bounded for a key that finds candidates in %s', async (_, terms, key, perUnit) => {
    const { rows: table, nextTask, slices } = countedRows(terms);
    const suggest = loadIndex(await prepareIndex(terms.map((term) => ({ term }))), table);
    await suggest(key, { nextTask, limit: Infinity });
    expect(slices().length).toBeGreaterThan(20);
    expect(Math.max(...slices())).toBeLessThanOrEqual(sliceSteps / (16 + perUnit) + 2000);
  });

  it('is bounded for a key that finds no candidates', async () => {
    const table = Array.from({ length: 100_000 }, (_, row) => ({ term: `term ${row}` }));
    const suggest = loadIndex(await prepareIndex(table), table);
    const nextTask = vi.fn(() => Promise.resolve());
    await suggest('zzz', { nextTask });
    // 3,125 groups of 32 rows, each counted with 16 steps for a letter.
    expect(nextTask.mock.calls.length).toBeGreaterThanOrEqual(Math.floor(100_000 / sliceSteps));
    nextTask.mockClear();
    await suggest('z'.repeat(1000), { nextTask });
    expect(nextTask.mock.calls.length).toBeGreaterThan(200);
  });

  it('starts in the next task, and ends a short search there', async () => {
    const suggest = loadIndex(await prepareIndex(entries), entries);
    const nextTask = vi.fn(() => Promise.resolve());
    expect(await suggest('p', { nextTask })).toHaveLength(3);
    expect(nextTask).toHaveBeenCalledOnce();
  });

  it('grows from the second slice on, whose code is not compiled yet', async () => {
    const { rows: table, nextTask, slices } = countedRows(short);
    await prepareIndex(table, { nextTask });
    const [first = Infinity, second = Infinity, third = Infinity, fourth = 0, fifth = 0] = slices();
    expect(first).toBeLessThanOrEqual('term 0'.length);
    expect(second).toBeLessThan(fourth / 2);
    expect(third).toBeLessThan(fifth / 2);
  });
});

describe('createSlices', () => {
  it('lets other tasks run between slices by default', async () => {
    const count = createSlices({});
    const order: string[] = [];
    setTimeout(() => order.push('other task'));
    while (order.length === 0) await count(sliceSteps);
    expect(order).toEqual(['other task']);
  });

  it('prefers scheduler.yield', async () => {
    const yieldTask = vi.fn(() => Promise.resolve());
    vi.stubGlobal('scheduler', { yield: yieldTask });
    await createSlices({})(sliceSteps);
    vi.unstubAllGlobals();
    expect(yieldTask).toHaveBeenCalledOnce();
  });

  it('rejects with the reason of a signal that is aborted before or between slices', async () => {
    const reason = new Error('stale');
    await expect(prepareIndex(entries, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const suggest = loadIndex(await prepareIndex(entries), entries);
    await expect(suggest('p', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);

    const controller = new AbortController();
    const nextTask = vi.fn(() => {
      controller.abort(reason);
      return Promise.resolve();
    });
    const many = Array.from({ length: 5000 }, (_, row) => ({ term: `term ${row}` }));
    await expect(prepareIndex(many, { nextTask, signal: controller.signal })).rejects.toBe(reason);
    expect(nextTask).toHaveBeenCalledOnce();
  });
});
