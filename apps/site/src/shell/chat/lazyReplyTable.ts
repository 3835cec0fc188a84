import type { MessageText } from '@keystrand/ui/chat';
import type { ChatRow } from './chatTable';
import { withPatienceTimeout } from './withinPatience';

/** Some rows of the keyword table whose replies lie together in a file. */
export interface StoredRows {
  /** Address of the file: a list of replies, in the order of the rows. */
  readonly file: string;
  /** A row each: the term, then its aliases. */
  readonly rows: readonly (readonly [term: string, ...aliases: string[]])[];
}

type Replies = readonly MessageText[];

async function fetchReplies(file: string): Promise<Replies> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answered with status ${String(response.status)}.`);
  return (await response.json()) as Replies;
}

/**
 * The keyword table of which only the keywords are there. A reply brings its file, once for the visit; a failure is not
 * kept, and what takes longer than a visitor's patience counts as one.
 */
export function lazyReplyTable(groups: readonly StoredRows[]): readonly ChatRow[] {
  return groups.flatMap(({ file, rows }) => {
    let fetched: Promise<Replies> | undefined;
    const replies = () => {
      const fetching = fetched ?? withPatienceTimeout(fetchReplies(file));
      fetched = fetching;
      fetching.catch(() => {
        if (fetched === fetching) fetched = undefined;
      });
      return fetching;
    };
    return rows.map(([term, ...aliases], index) => ({
      term,
      aliases,
      reply: async () => {
        const reply = (await replies())[index];
        if (!reply) throw new Error(`${file} holds no reply to "${term}".`);
        return reply;
      },
    }));
  });
}
