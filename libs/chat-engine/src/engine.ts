import { createAnswer } from './answer';
import { foldFor } from './fold';
import { defaultMaxInput, requireCount, requireString } from './input';
import { createSuggest } from './suggest';
import { readTable, TableError } from './table';
import type { Engine, EngineOptions, Entry } from './types';

/**
 * Copies and compiles a table.
 *
 * @throws {TableError} with everything that is wrong with the table
 * @throws {TypeError} without a fallback
 * @throws {RangeError} for an unknown `fold`, or a `maxInput` that is neither a whole number from 0 up nor `Infinity`
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
  const answer = createAnswer(table, fold, fallback);
  const suggest = createSuggest(table, fold);
  // Too long an input is treated as '', which no row answers to and which suggests nothing.
  const within = (input: string) => {
    requireString(input);
    return input.length > maxInput ? '' : input;
  };

  return {
    size: table.entries.length,
    answer: (input) => answer(within(input)),
    suggest(input, { limit = Infinity } = {}) {
      requireCount(limit);
      return suggest(within(input), limit);
    },
    entries: () => table.entries,
  };
}
