import { expect, it, vi } from 'vitest';
import type * as root from './index';
import { createEngine } from './index';
import { loadIndex, prepareIndex } from './prepare';

vi.mock('./index', async (original) => {
  const actual = await original<typeof root>();
  return { ...actual, createEngine: vi.fn(actual.createEngine) };
});

// The time of a search is that of its engines: one for each row that may contain the input.
it.each([
  ['a frequent letter, up to the default limit', 'e', 100],
  ['letters that occur nowhere', 'zzq', 0],
  ['half of a surrogate pair, in rows with a surrogate', '\ud83d', 2],
])('compares few rows with %s', async (_, input, most) => {
  const table = Array.from({ length: 1000 }, (_, row) => ({ term: `term ${row}` }));
  // U+FACF decomposes to a character that is a surrogate pair.
  table.push({ term: 'smile 😀' }, { term: '\ufacf' });
  const suggest = loadIndex(await prepareIndex(table), table);
  vi.mocked(createEngine).mockClear();
  await suggest(input);
  expect(vi.mocked(createEngine).mock.calls.length).toBe(most);
});
