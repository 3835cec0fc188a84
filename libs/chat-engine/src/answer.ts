import type { Fold } from './fold';
import type { Table } from './table';
import type { Answer, Entry } from './types';

/** Returns the lookup function of a table. */
export function createAnswer<R>(
  { entries, folded, rowOf }: Table<R>,
  fold: Fold,
  fallback: R,
): (input: string) => Answer<R> {
  return (input) => {
    const text = fold(input);
    const index = rowOf.get(text);
    if (index === undefined) return { matched: false, reply: fallback };
    const { term, reply } = entries[index] as Entry<R>;
    return { matched: true, reply, term, via: folded[index] === text ? 'term' : 'alias', index };
  };
}
