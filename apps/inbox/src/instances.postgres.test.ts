import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleInbox } from '../bundleInbox.ts';
import type { PostgresServer } from './store/testing/startPostgres.ts';
import { startPostgres } from './store/testing/startPostgres.ts';
import { createPostRecord } from './testing/createPostRecord.ts';
import type { RunningProgram } from './testing/startProgram.ts';
import { startProgram } from './testing/startProgram.ts';

const secret = `whsec_${randomBytes(32).toString('base64')}`;
let folder: string;
let database: PostgresServer;
const programs: RunningProgram[] = [];

/** Ids of the messages that the receiver of the webhook has got, in order; one can be there several times. */
const received: string[] = [];
const receiver = createServer((request, response) => {
  received.push(String(request.headers['webhook-id']));
  request.resume();
  // Long enough that deliveries are in flight at any time.
  setTimeout(() => response.writeHead(204).end(), 20);
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inbox-instances-'));
  await bundleInbox(folder);
  database = await startPostgres();
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});

afterAll(async () => {
  for (const { child, ended } of programs) {
    child.kill('SIGKILL');
    await ended;
  }
  receiver.closeAllConnections();
  receiver.close();
  await database.remove();
  await rm(folder, { recursive: true });
});

async function start(): Promise<string> {
  const program = startProgram(join(folder, 'main.mjs'), {
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    INBOX_WEBHOOK_URL: `http://127.0.0.1:${String((receiver.address() as AddressInfo).port)}/`,
    INBOX_WEBHOOK_SECRET: secret,
    INBOX_POSTS: '1000000',
    INBOX_POSTS_PER_ADDRESS: '1000000',
  });
  programs.push(program);
  return program.waitFor(/at (http:\/\/127\.0\.0\.1:\d+)\/inquiries/);
}

async function select(sql: string): Promise<readonly string[]> {
  return (await database.query(sql)).map(({ value }) => String(value));
}

it('takes posts and shares delivery with three instances on one database, one of which is killed', async () => {
  const urls = await Promise.all([start(), start(), start()]);
  const record = createPostRecord();
  const burst = record.startBurst(urls);
  await burst.waitForConfirmed(200);
  const [killed] = programs.splice(2);
  killed?.child.kill('SIGKILL');
  await killed?.ended;
  const [{ time } = {}] = await database.query('SELECT now()::text AS time');
  await burst.waitForConfirmed(200);
  await burst.end();
  const unanswered = await record.postUnconfirmed(urls[0] ?? '');

  const stored = await select("SELECT fields ->> 'message' AS value FROM inbox.inquiry");
  expect(stored.toSorted()).toEqual(record.posts.map(({ message }) => message).toSorted());
  const ids = await select('SELECT id AS value FROM inbox.inquiry');
  expect(ids.toSorted()).toEqual(
    record.posts.map(({ reference = '' }) => reference.replaceAll('-', '')).toSorted(),
  );

  // Claims of the process that was killed last for minutes; those of the others end when the receiver has answered, which
  // they have done long before the later inquiries are delivered.
  const lease = `'${String(time)}'::timestamptz + interval '180 s'`;
  const waiting = "SELECT inquiry_id AS value FROM inbox.delivery WHERE state = 'waiting'";
  const timeout = { timeout: 60_000 };
  await expect
    .poll(() => select(`${waiting} AND coalesce(claimed_until >= ${lease}, true)`), timeout)
    .toEqual([]);
  const inFlight = await select(waiting);
  expect(inFlight.length).toBeLessThanOrEqual(3);
  // As if the time had passed.
  await database.query("UPDATE inbox.delivery SET claimed_until = now() WHERE state = 'waiting'");
  await expect.poll(() => select(waiting), timeout).toEqual([]);
  expect(await select("SELECT count(*) AS value FROM inbox.delivery WHERE state = 'delivered'")).toEqual([
    String(ids.length),
  ]);

  expect(new Set(received)).toEqual(new Set(ids.map((id) => `msg_${id}`)));
  const doubled = received.filter((id, index) => received.indexOf(id) !== index);
  expect(inFlight.map((id) => `msg_${id}`)).toEqual(expect.arrayContaining(doubled));
  process.stdout.write(
    `PostgreSQL, three instances: ${JSON.stringify({ confirmed: ids.length, unanswered, inFlightAtKill: inFlight.length, deliveredTwice: doubled.length })}\n`,
  );
});
