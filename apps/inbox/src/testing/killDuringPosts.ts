import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readInboxSettings } from '../settings.ts';
import { Store } from '../store/Store.ts';
import { bundleInbox, startInbox } from './startInbox.ts';

/** An inquiry that was posted. */
interface Post {
  readonly message: string;
  readonly key: string;
  /** Of the confirmation; absent as long as no response has arrived. */
  reference?: string | undefined;
}

const visitors = 40;

/**
 * Posts an inquiry until it is confirmed, as a visitor does who tries again after status 503: the database is busy, or still
 * has locks of the killed process. Resolves to whether it was confirmed before the process was killed.
 */
async function send(url: string, post: Post): Promise<boolean> {
  const fields = { 'form-name': 'contact', name: 'Ada', email: 'ada@company.example' };
  const body = new URLSearchParams({ ...fields, 'submission-key': post.key, message: post.message });
  const headers = { Accept: 'application/json', 'Sec-Fetch-Site': 'same-origin' };
  let status = 503;
  try {
    while (status === 503) {
      const response = await fetch(url, { method: 'POST', headers, body });
      ({ status } = response);
      post.reference = ((await response.json()) as { reference?: string }).reference;
    }
  } catch {
    return false;
  }
  expect(status).toBe(200);
  return true;
}

/**
 * Posts many inquiries at a time to the program, kills it with SIGKILL meanwhile, starts it again, and so on. Then posts those
 * without a response again, and expects each that was confirmed in the database, once.
 * @param database settings of an empty database; default: a new file
 */
export async function killDuringPosts(kills: number, database?: Record<string, string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'inbox-kill-'));
  const environment = {
    INBOX_POSTS: '1000000',
    INBOX_POSTS_PER_ADDRESS: '1000000',
    ...(database ?? { INBOX_DATABASE: join(folder, 'inbox.sqlite') }),
  };
  bundleInbox(folder);
  const posts: Post[] = [];
  try {
    for (let kill = 0; kill <= kills; kill++) {
      const { url, stop } = await startInbox(folder, environment);
      if (kill === kills) {
        for (const post of posts) if (post.reference === undefined) expect(await send(url, post)).toBe(true);
      } else {
        // A different moment of the work each time.
        let wanted = 20 + Math.floor(Math.random() * 100);
        const visit = async () => {
          for (;;) {
            const post: Post = { message: `Inquiry ${String(posts.length)}`, key: randomUUID() };
            posts.push(post);
            if (!(await send(url, post))) return;
            if (--wanted === 0) void stop('SIGKILL');
          }
        };
        await Promise.all(Array.from({ length: visitors }, visit));
      }
      await stop('SIGKILL');
    }
    const store = new Store(readInboxSettings(environment).database);
    const stored: string[] = [];
    for await (const { id, fields } of store.list()) stored.push(`${String(fields['message'])} ${id}`);
    await store.close();
    expect(stored.sort()).toEqual(
      posts.map(({ message, reference = '' }) => `${message} ${reference}`).sort(),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
