import { foldFor } from './fold';
import { defaultMaxInput, requireCount, requireString } from './input';
import { findRanges } from './ranges';
import { readTable, TableError } from './table';
import type { Engine, EngineOptions, Entry } from './types';

/**
 * Creates an engine from a copy of a table.
 *
 * @throws {TableError} with all problems of the table
 * @throws {TypeError} without a fallback
 * @throws {RangeError} for an unknown `fold`, or a `maxInput` that is neither a non-negative integer nor `Infinity`
 * @example
 * const engine = createEngine([{ term: 'hello', reply: 'Good day.' }], { fallback: 'Pardon?' });
 * engine.answer('Hello').reply; // 'Good day.'
 */
export function createEngine<R = string>(
  entries: Iterable<Entry<R>>,
  { fallback, fold: mode, maxInput = defaultMaxInput }: EngineOptions<R>,
): Engine<R> {
  if (fallback === undefined) throw new TypeError('no fallback');
  requireCount(maxInput);
  const fold = foldFor(mode);
  const table = readTable<R>(entries, fold, maxInput);
  if (table.problems.length) throw new TableError(table.problems);
  // Longer input is replaced by '', which matches no row and has no suggestions.
  const foldInput = (input: string) => {
    requireString(input);
    return fold(input.length > maxInput ? '' : input);
  };

  return {
    size: table.entries.length,
    answer(input) {
      const text = foldInput(input);
      const index = table.rowOf.get(text);
      if (index === undefined) return { matched: false, reply: fallback };
      const { term, reply } = table.entries[index] as Entry<R>;
      return { matched: true, reply, term, via: table.folded[index] === text ? 'term' : 'alias', index };
    },
    suggest(input, { limit = Infinity } = {}) {
      requireCount(limit);
      const text = foldInput(input);
      const found = text.trim()
        ? table.entries.flatMap(({ term }, index) => {
            const match = table.folded[index] as string;
            return match.includes(text) ? [{ term, index, match }] : [];
          })
        : [];
      if (found.every(({ match }) => match === text)) return [];
      return found
        .slice(0, limit)
        .map(({ term, index, match }) => ({ term, index, ranges: findRanges(term, match, text, fold) }));
    },
    entries: () => table.entries,
  };
}
