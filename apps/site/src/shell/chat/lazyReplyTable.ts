import type { MessageText } from '@keystrand/ui/chat';
import type { ChatRow } from './chatTable';
import { withChatTimeout } from './withChatTimeout';

/** Rows of the keyword table whose replies are stored in one file. */
export interface StoredRows {
  /** Address of the JSON file: an array of replies in the order of the rows. */
  readonly file: string;
  /** One array per row: the term, then its aliases. */
  readonly rows: readonly (readonly [term: string, ...aliases: string[]])[];
}

type Replies = readonly MessageText[];

async function fetchReplies(file: string): Promise<Replies> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} responded with status ${String(response.status)}.`);
  return (await response.json()) as Replies;
}

/**
 * Creates a keyword table that fetches replies on demand. Each file is fetched once for all its replies; a failure or a
 * time-out is not cached.
 */
export function lazyReplyTable(groups: readonly StoredRows[]): readonly ChatRow[] {
  return groups.flatMap(({ file, rows }) => {
    let fetched: Promise<Replies> | undefined;
    const replies = () => {
      fetched ??= withChatTimeout(fetchReplies(file)).catch((error: unknown) => {
        fetched = undefined;
        throw error;
      });
      return fetched;
    };
    return rows.map(([term, ...aliases], index) => ({
      term,
      aliases,
      reply: async () => {
        const reply = (await replies())[index];
        if (!reply) throw new Error(`${file} contains no reply to "${term}".`);
        return reply;
      },
    }));
  });
}
