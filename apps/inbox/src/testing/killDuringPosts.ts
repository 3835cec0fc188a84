import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { readInboxSettings } from '../settings.ts';
import { startInbox } from './startInbox.ts';
import { openStore } from './temporaryStore.ts';

const visitors = 40;

/**
 * Posts many inquiries at a time to the program, kills it with SIGKILL meanwhile, starts it again, and so on. Then posts those
 * without a response again, and expects each that was confirmed in the database, once.
 * @param database settings of an empty database
 */
export async function killDuringPosts(kills: number, database: NodeJS.ProcessEnv): Promise<void> {
  const environment = { INBOX_POSTS: '1000000', INBOX_POSTS_PER_ADDRESS: '1000000', ...database };
  /** References by key, which is also the message; undefined as long as no confirmation has arrived. */
  const posts = new Map<string, string | undefined>();

  /**
   * Posts an inquiry until it is confirmed, as a visitor does who tries again after status 503: the database is busy, or still
   * has locks of the killed process. Resolves to whether it was confirmed before the process was killed.
   */
  async function send(url: string, key: string): Promise<boolean> {
    posts.set(key, undefined);
    const fields = { 'form-name': 'contact', name: 'Ada', email: 'ada@company.example' };
    const body = new URLSearchParams({ ...fields, 'submission-key': key, message: key });
    const headers = { Accept: 'application/json', 'Sec-Fetch-Site': 'same-origin' };
    for (;;) {
      const response = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
      const content: unknown = await response?.json().catch(() => undefined);
      if (!response || content === undefined) return false;
      posts.set(key, (content as { reference?: string }).reference);
      if (response.status === 200) return true;
      expect(response.status).toBe(503);
    }
  }

  for (let kill = 0; kill < kills; kill++) {
    const { url, stop } = await startInbox(environment);
    // A different moment of the work each time.
    let wanted = 20 + Math.floor(Math.random() * 100);
    const visit = async () => {
      while (await send(url, randomUUID())) if (--wanted === 0) void stop('SIGKILL');
    };
    await Promise.all(Array.from({ length: visitors }, visit));
    await stop('SIGKILL');
  }
  const { url } = await startInbox(environment);
  for (const [key, reference] of posts) if (!reference) expect(await send(url, key)).toBe(true);
  const stored: unknown[] = [];
  for await (const { id, fields } of openStore(readInboxSettings(environment).database).list())
    stored.push([fields['message'], id]);
  expect(stored.sort()).toEqual([...posts].sort());
}
