/** One row of the table: a keyword, its reply, and further words that lead to the same reply. */
export interface Entry<R = string> {
  /** The keyword, as it is shown in suggestions. Case does not matter for finding it. */
  readonly term: string;
  /** What `answer` hands back. Any value but `undefined`. */
  readonly reply: R;
  /** Other words for the same reply. They answer, and are never suggested. */
  readonly aliases?: readonly string[];
}

/**
 * How texts are made comparable. `lower` is `String.prototype.toLowerCase` on the whole text; `loose` also sets
 * aside marks, width (NFKD), `ß`, `œ`, `ı`, the final sigma, and the length of runs of white space.
 */
export type FoldMode = 'lower' | 'loose';

/** Settings of an engine. */
export interface EngineOptions<R> {
  /** The reply to input that matches no row. Any value but `undefined`. */
  readonly fallback: R;
  /** @default 'lower' */
  readonly fold?: FoldMode;
  /** Longest input that is looked up, in UTF-16 units. Longer input gets the fallback. @default 2000 */
  readonly maxInput?: number;
}

/** The outcome of a lookup: the reply, and for a match the row it came from. */
export type Answer<R> =
  | { matched: true; reply: R; term: string; via: 'term' | 'alias'; index: number }
  | { matched: false; reply: R };

/** A row whose term contains the input. */
export interface Suggestion {
  /** The term as the table has it. */
  term: string;
  /** Its row, counted from 0. */
  index: number;
  /**
   * Where the input stands in `term`: half-open UTF-16 offsets, ascending, never overlapping. Each covers whole
   * characters and folds to the folded input; an occurrence that would cut a character is left out, so the list
   * is empty while someone is halfway through one (`stras` in `straße`).
   */
  ranges: readonly (readonly [start: number, end: number])[];
}

/** A compiled table. The methods need no `this` and never change anything. */
export interface Engine<R> {
  /** Number of rows. */
  readonly size: number;
  /** Looks the whole input up. @throws {TypeError} for input that is not a string */
  answer(input: string): Answer<R>;
  /**
   * Rows whose folded term contains the folded input, in table order: none for blank input, and none once the
   * input is the one term it matches. Without `limit`, all of them.
   *
   * @throws {TypeError} for input that is not a string
   * @throws {RangeError} for a limit that is neither a whole number from 0 up nor `Infinity`
   */
  suggest(input: string, options?: { limit?: number }): readonly Suggestion[];
  /** The table as it was copied: frozen, the same array at each call. */
  entries(): readonly Entry<R>[];
}

/** What can be wrong with a table. */
export type ProblemCode =
  /** The table cannot be iterated, or its iterator failed. */
  | 'not-iterable'
  /** The row is not an object, cannot be read, or its aliases are not an array. */
  | 'not-an-entry'
  /** A term or alias is not a string. */
  | 'not-a-string'
  /** A term or alias is empty or white space. */
  | 'blank'
  /** A term or alias starts or ends with white space. */
  | 'untrimmed'
  /** The row's reply is `undefined`. */
  | 'reply-missing'
  /** The term folds to that of an earlier row. */
  | 'duplicate'
  /** The alias folds to a term or an alias of another row. */
  | 'alias-conflict'
  /** No input finds the term or alias: nothing is left of it after folding, or it is longer than `maxInput`. */
  | 'unreachable';

/** One fault in a table. */
export interface Problem {
  readonly code: ProblemCode;
  /** The row, counted from 0; -1 where it is the table as a whole. */
  readonly index: number;
  /** The row it collides with, for `duplicate` and `alias-conflict`. */
  readonly other?: number | undefined;
  /** The term or alias concerned, where it is a string. */
  readonly term?: string | undefined;
}
