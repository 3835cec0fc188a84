import { loose, lower, type Fold } from './fold';
import { defaultMaxInput } from './input';
import type { Entry, FoldMode, Problem, ProblemCode } from './types';

/** A table read once: frozen rows, their folded terms, and which row each folded word belongs to. */
export interface Table<R> {
  readonly entries: readonly Entry<R>[];
  readonly folded: readonly string[];
  /** Folded term or alias → row. */
  readonly rowOf: ReadonlyMap<string, number>;
  readonly problems: readonly Problem[];
}

/** Reads rows from anything at all. Where there are problems, the rest of the result is of no use. */
export function readTable<R>(source: unknown, fold: Fold, maxInput: number): Table<R> {
  const entries: Entry<R>[] = [];
  const folded: string[] = [];
  const rowOf = new Map<string, number>();
  const problems: Problem[] = [];

  const report = (code: ProblemCode, index: number, term?: string, other?: number) => {
    problems.push({ code, index, other, term });
  };

  const claim = (word: unknown, index: number, collision: ProblemCode) => {
    if (typeof word !== 'string') return report('not-a-string', index);
    const trimmed = word.trim();
    if (!trimmed) return report('blank', index, word);
    if (trimmed !== word) report('untrimmed', index, word);
    let key = word.length > maxInput ? '' : fold(word);
    // Engines may make an equal copy, which would be kept beside the term.
    if (key === word) key = word;
    if (!key.trim()) return report('unreachable', index, word);
    const owner = rowOf.get(key);
    // A row may repeat its own words: what is one word in 'loose' can be two in 'lower'.
    if (owner === undefined) rowOf.set(key, index);
    else if (owner !== index) report(collision, index, word, owner);
    return key;
  };

  try {
    [...(source as Iterable<unknown>)].forEach((row, index) => {
      try {
        // A null row fails here, like a row whose getters throw.
        const { term, reply, aliases } = row as Entry<R>;
        if (typeof row !== 'object' || Array.isArray(row) || !Array.isArray(aliases ?? []))
          return report('not-an-entry', index);
        folded[index] = claim(term, index, 'duplicate') as string;
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
  // After all the terms, so that a term always wins over another row's alias, whichever comes first.
  entries.forEach(({ aliases }, index) => aliases?.forEach((alias) => claim(alias, index, 'alias-conflict')));

  problems.sort((a, b) => a.index - b.index);
  return { entries: Object.freeze(entries), folded, rowOf, problems };
}

/**
 * Everything that is wrong with a table, in row order; empty if `createEngine` takes it with its default `maxInput`.
 * Never throws; an unknown `fold` counts as the default.
 */
export function checkTable(entries: unknown, options?: { fold?: FoldMode }): readonly Problem[] {
  return readTable(entries, options?.fold === 'loose' ? loose : lower, defaultMaxInput).problems;
}

/** Thrown by `createEngine` for a table with faults. `problems` has them all, the message the first of them. */
export class TableError extends Error {
  declare readonly problems: readonly Problem[];
  override readonly name = 'TableError';

  constructor(problems: readonly Problem[]) {
    super(`${problems.length} problems: ${JSON.stringify(problems).slice(0, 1000)}`);
    this.problems = problems;
  }
}
