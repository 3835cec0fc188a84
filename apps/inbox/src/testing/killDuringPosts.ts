import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { bundleInbox } from '../../bundleInbox.ts';
import { openSqliteStore } from '../store/sqlite/SqliteStore.ts';
import { createPostRecord } from './createPostRecord.ts';
import { startProgram } from './startProgram.ts';

export interface KillResult {
  readonly kills: number;
  /** Inquiries that were posted, and confirmed before or after a kill. */
  readonly confirmed: number;
  /** Posts whose response a kill has prevented. */
  readonly unanswered: number;
  /** Confirmed inquiries that are not in the database. */
  readonly lost: number;
  /** Inquiries that are in the database twice. */
  readonly doubled: number;
}

/**
 * Posts many inquiries at a time to the program, kills it with SIGKILL meanwhile, starts it again, and so on. Then posts
 * those without a response again, and compares the database with the confirmations.
 */
export async function killDuringPosts(kills: number): Promise<KillResult> {
  const folder = await mkdtemp(join(tmpdir(), 'inbox-kill-'));
  const file = join(folder, 'data/inbox.sqlite');
  const record = createPostRecord();
  await bundleInbox(join(folder, 'dist'));

  const start = async () => {
    const program = startProgram(join(folder, 'dist/main.mjs'), {
      PORT: '0',
      HOST: '127.0.0.1',
      INBOX_DATABASE: file,
      INBOX_POSTS: '1000000',
      INBOX_POSTS_PER_ADDRESS: '1000000',
    });
    const url = await program.waitFor(/at (http:\/\/127\.0\.0\.1:\d+)\/inquiries/);
    const kill = async () => {
      program.child.kill('SIGKILL');
      expect(await program.ended).toBe('SIGKILL');
    };
    return { url, kill };
  };

  try {
    for (let kill = 0; kill < kills; kill++) {
      const program = await start();
      const burst = record.startBurst([program.url]);
      // A different moment of the work each time.
      await burst.waitForConfirmed(20 + Math.floor(Math.random() * 100));
      await program.kill();
      await burst.end();
    }
    const program = await start();
    const unanswered = await record.postUnconfirmed(program.url);
    await program.kill();

    const database = new DatabaseSync(file);
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    database.close();
    const store = openSqliteStore({ file, maxBytes: 2 ** 30 });
    const stored = new Map<string, string[]>();
    for await (const { id, fields } of store.list())
      stored.set(fields['message'] ?? '', [...(stored.get(fields['message'] ?? '') ?? []), id]);
    await store.close();
    return {
      kills,
      confirmed: record.posts.length,
      unanswered,
      lost: record.posts.filter(
        ({ message, reference = '' }) =>
          !stored.get(message)?.some((id) => id === reference.replaceAll('-', '')),
      ).length,
      doubled: [...stored.values()].filter(({ length }) => length > 1).length,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
