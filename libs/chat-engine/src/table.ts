import { loose, lower, type Fold } from './fold';
import { defaultMaxInput } from './input';
import type { Entry, FoldMode, Problem, ProblemCode } from './types';

/** A parsed table. */
export interface Table<R> {
  /** Frozen copies of the rows. */
  readonly entries: readonly Entry<R>[];
  /** Folded terms, by row. */
  readonly folded: readonly string[];
  /** Folded term or alias → index of its row. */
  readonly rowOf: ReadonlyMap<string, number>;
  readonly problems: readonly Problem[];
}

/** Parses a table from any value. If there are problems, the rest of the result is incomplete. */
export function readTable<R>(source: unknown, fold: Fold, maxInput: number): Table<R> {
  const entries: Entry<R>[] = [];
  const folded: string[] = [];
  const rowOf = new Map<string, number>();
  const problems: Problem[] = [];

  const report = (code: ProblemCode, index: number, term?: string, other?: number) => {
    problems.push({ code, index, other, term });
  };

  const register = (word: unknown, index: number, collision: ProblemCode) => {
    if (typeof word !== 'string') return report('not-a-string', index);
    const trimmed = word.trim();
    if (!trimmed) return report('blank', index, word);
    if (trimmed !== word) report('untrimmed', index, word);
    let key = word.length > maxInput ? '' : fold(word);
    // Keeps one string in memory where folding returns an equal copy.
    if (key === word) key = word;
    if (!key.trim()) return report('unreachable', index, word);
    const owner = rowOf.get(key);
    // A row may repeat a word: words that are equal in 'loose' can differ in 'lower'.
    if (owner === undefined) rowOf.set(key, index);
    else if (owner !== index) report(collision, index, word, owner);
    return key;
  };

  try {
    [...(source as Iterable<unknown>)].forEach((row, index) => {
      try {
        // Throws for null, and for a row whose getters throw.
        const { term, reply, aliases } = row as Entry<R>;
        if (typeof row !== 'object' || Array.isArray(row) || !Array.isArray(aliases ?? []))
          return report('not-an-entry', index);
        folded[index] = register(term, index, 'duplicate') as string;
        if (reply === undefined) report('reply-missing', index, typeof term === 'string' ? term : undefined);
        entries[index] = Object.freeze({
          term,
          reply,
          ...(aliases && { aliases: Object.freeze([...aliases]) }),
        });
      } catch {
        report('not-an-entry', index);
      }
    });
  } catch {
    report('not-iterable', -1);
  }
  // After all terms, so that a term has precedence over the alias of any other row.
  entries.forEach(({ aliases }, index) =>
    aliases?.forEach((alias) => register(alias, index, 'alias-conflict')),
  );

  problems.sort((a, b) => a.index - b.index);
  return { entries: Object.freeze(entries), folded, rowOf, problems };
}

/**
 * Returns all problems of a table in row order; none if `createEngine` accepts it with the default `maxInput`.
 *
 * Never throws. An unknown `fold` is treated as the default.
 */
export function checkTable(entries: unknown, options?: { fold?: FoldMode }): readonly Problem[] {
  return readTable(entries, options?.fold === 'loose' ? loose : lower, defaultMaxInput).problems;
}

/** Thrown by `createEngine` for an invalid table. The message contains the first of the `problems`. */
export class TableError extends Error {
  declare readonly problems: readonly Problem[];
  override readonly name = 'TableError';

  constructor(problems: readonly Problem[]) {
    super(`${problems.length} problems: ${JSON.stringify(problems).slice(0, 1000)}`);
    this.problems = problems;
  }
}
