import { coarse } from './coarse';
import { checkTable, createEngine, TableError } from './index';
import type { FoldMode, Problem, Suggestion } from './index';
import { createSlices, type SliceOptions } from './slices';

export type { AbortSignalLike, SliceOptions } from './slices';

/** An index of terms, without the terms. Its buffer can be transferred. */
export type PreparedIndex = Int32Array & { readonly buffer: ArrayBuffer };

/** The options of a search in an index. */
export interface PreparedSearchOptions extends SliceOptions {
  /** Largest number of suggestions, a non-negative integer or `Infinity`. @default 100 */
  readonly limit?: number;
}

/** Returns the suggestions for an input. Does not use `this`. */
export type PreparedSearch = (
  input: string,
  options?: PreparedSearchOptions,
) => Promise<readonly Suggestion[]>;

/**
 * The first integer of an index, less its number of rows. Identifies the format, its version and the byte order, in
 * which its bytes are not symmetric.
 */
const format = 1_000_000_000;

/** Number of hash buckets of n-grams. A prime, because the bucket is the hash modulo this number. */
const buckets = 509;

/** Returns the steps (see `sliceSteps`) to index or to compare a term. */
const stepsOf = (term: string) => 128 + 16 * term.length;

/**
 * Returns a table of a term and a longer one, because an engine does not suggest its only match if that equals the
 * input.
 */
const tableOf = (term: string) => [
  { term, reply: 1 },
  { term: `${term}0`, reply: 0 },
];

/** Visits the hashes of the n-grams of a text, one to three characters long, with repetitions. */
function eachHash(text: string, visit: (hash: number) => void) {
  let one = 0;
  let two = 0;
  for (const character of text) {
    const code = character.charCodeAt(0);
    // At the start of the text these are hashes of shorter n-grams.
    visit(two * 131 + code);
    visit((two = one * 131 + code));
    visit((one = code));
  }
}

/** Returns where an index has the bits of 32 rows for a hash. */
const bitsOf = (row: number, hash: number) => 1 + (row >> 5) * buckets + (hash % buckets);

/**
 * Builds an index for suggestions in slices of bounded work, so that no task is long, whatever the number of rows.
 *
 * The index is a typed array: its buffer can be transferred to or from a worker, and stored. It serves both folds. The
 * rows must not change meanwhile.
 *
 * @throws {TableError} for a term that is not a string, is blank, has surrounding white space, or has 2,000 UTF-16 code
 * units or more
 * @throws the signal's reason, once it is aborted
 * @example
 * const index = await prepareIndex(entries, { signal });
 * postMessage(index, [index.buffer]);
 */
export async function prepareIndex(
  entries: readonly { readonly term: string }[],
  options: SliceOptions = {},
): Promise<PreparedIndex> {
  const count = createSlices(options);
  const index = new Int32Array(bitsOf(entries.length + 31, 0));
  index[0] = format + entries.length;
  for (const [row, { term }] of entries.entries()) {
    // Only for the message, because a table for each row is slow.
    if (!term || term.trim?.() !== term || term[1999])
      throw new TableError([{ ...(checkTable(tableOf(term))[0] as Problem), index: row }]);
    eachHash(coarse(term), (hash) => ((index[bitsOf(row, hash)] as number) |= 1 << row));
    await count(stepsOf(term));
  }
  return index;
}

/**
 * Returns a search in the rows of an index, with the results of `Engine.suggest` for these rows and the same limit. Its
 * work is divided into slices as well and starts in the task after the call, so that a search aborted until then costs
 * nothing.
 *
 * The search rejects with a `TypeError` for input that is not a string, a `RangeError` for an invalid limit, and the signal's
 * reason once it is aborted.
 *
 * @param entries the rows of which the index was built, which must not change
 * @throws {RangeError} for anything but a whole index of this version with as many rows, or an unknown `fold`
 * @example
 * const suggest = loadIndex(index, entries);
 * const suggestions = await suggest('price', { limit: 5, signal });
 */
export function loadIndex(
  index: PreparedIndex,
  entries: readonly { readonly term: string }[],
  options: { readonly fold?: FoldMode } = {},
): PreparedSearch {
  const engineOf = (term: string) => createEngine(tableOf(term), { ...options, fallback: 0 });
  const validator = engineOf('a');
  const rows = entries.length;
  if (index[0] !== format + rows || index.length !== bitsOf(rows + 31, 0))
    throw new RangeError(`no index of ${rows} rows`);

  return async (input, search = {}) => {
    const { limit = 100 } = search;
    const count = createSlices(search);
    await count(0);
    validator.suggest(input, search);
    if (!input.trim()) return [];
    // Coarse folding may drop half of a surrogate pair. Without n-grams, all rows with a surrogate are compared.
    const half = /\p{Cs}/u.test(input);
    const key = half ? '' : coarse(input);
    const found: Suggestion[] = [];
    // Whether a match does not equal the input.
    let others = false;
    for (let row = 0, candidates = 0; row < rows && (!others || found.length < limit); row++) {
      if (!(row & 31)) {
        candidates = -1;
        eachHash(key, (hash) => (candidates &= index[bitsOf(row, hash)] as number));
        await count(16 * key.length);
      }
      if ((candidates >> row) & 1) {
        const { term } = entries[row] as { term: string };
        await count(stepsOf(term));
        if (half ? /[^\0-\ud7ff]/.test(term + coarse(term)) : coarse(term).includes(key)) {
          const engine = engineOf(term);
          const [suggestion] = engine.suggest(input);
          if (suggestion && !suggestion.index) {
            others ||= !engine.answer(input).reply;
            suggestion.index = row;
            found.push(suggestion);
          }
        }
      }
    }
    return others ? found.slice(0, limit) : [];
  };
}
