/** A row of the table. */
export interface Entry<R = string> {
  /** The keyword, as suggestions show it. Matched case-insensitively. */
  readonly term: string;
  /** The reply to the keyword and its aliases. Any value but `undefined`. */
  readonly reply: R;
  /** Synonyms with the same reply. `answer` matches them, `suggest` does not. */
  readonly aliases?: readonly string[];
}

/**
 * How texts are compared. `lower` applies `String.prototype.toLowerCase` to the whole text. `loose` also ignores marks,
 * width (NFKD), the final sigma and the length of runs of white space, and expands `ß`, `œ` and `ı`.
 */
export type FoldMode = 'lower' | 'loose';

/** The options of `createEngine`. */
export interface EngineOptions<R> {
  /** The reply to input that matches no row. Any value but `undefined`. */
  readonly fallback: R;
  /** @default 'lower' */
  readonly fold?: FoldMode;
  /** Longest input that is looked up, in UTF-16 code units. Longer input gets the fallback. @default 2000 */
  readonly maxInput?: number;
}

/** The result of a lookup. */
export type Answer<R> =
  | { matched: true; reply: R; term: string; via: 'term' | 'alias'; index: number }
  | { matched: false; reply: R };

/** A row whose term contains the input. */
export interface Suggestion {
  /** The term, as written in the table. */
  term: string;
  /** Zero-based index of the row. */
  index: number;
  /**
   * Parts of `term` to highlight: half-open ranges of UTF-16 offsets, ascending, without overlap. Each consists of whole
   * characters and folds to the folded input. An occurrence that would split a character is left out, so the list can
   * be empty (`stras` in `straße`).
   */
  ranges: readonly (readonly [start: number, end: number])[];
}

/** A compiled, immutable table. The methods do not use `this`. */
export interface Engine<R> {
  /** Number of rows. */
  readonly size: number;
  /** Looks up the whole input. @throws {TypeError} for input that is not a string */
  answer(input: string): Answer<R>;
  /**
   * Returns the rows whose folded term contains the folded input, in table order; none for blank input, and none if the
   * input equals its only match.
   *
   * @param options `limit` is the largest number of suggestions, by default `Infinity`
   * @throws {TypeError} for input that is not a string
   * @throws {RangeError} for a limit that is neither a non-negative integer nor `Infinity`
   */
  suggest(input: string, options?: { limit?: number }): readonly Suggestion[];
  /** Returns the frozen copy of the table, the same array on each call. */
  entries(): readonly Entry<R>[];
}

/**
 * The kinds of problems of a table.
 *
 * - `not-iterable`: the table is not iterable, or its iterator throws.
 * - `not-an-entry`: the row is not an object, cannot be read, or its aliases are not an array.
 * - `not-a-string`: a term or alias is not a string.
 * - `blank`: a term or alias is empty or consists of white space.
 * - `untrimmed`: a term or alias starts or ends with white space.
 * - `reply-missing`: the reply is `undefined`.
 * - `duplicate`: the folded term equals that of an earlier row.
 * - `alias-conflict`: the folded alias equals a term or an alias of another row.
 * - `unreachable`: no input matches the term or alias, which is blank after folding, or longer than `maxInput`.
 */
export type ProblemCode =
  | 'not-iterable'
  | 'not-an-entry'
  | 'not-a-string'
  | 'blank'
  | 'untrimmed'
  | 'reply-missing'
  | 'duplicate'
  | 'alias-conflict'
  | 'unreachable';

/** A problem of a table. */
export interface Problem {
  readonly code: ProblemCode;
  /** Zero-based index of the row; -1 for the table as a whole. */
  readonly index: number;
  /** Index of the conflicting row, for `duplicate` and `alias-conflict`. */
  readonly other?: number | undefined;
  /** The term or alias, if it is a string. */
  readonly term?: string | undefined;
}
