import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleInbox } from '../bundleInbox.ts';
import { startProgram } from './testing/startProgram.ts';
import type { RunningProgram } from './testing/startProgram.ts';

const run = promisify(execFile);

/** Connections of `wrk`, rounds of each program in turn, and the time of one in seconds. */
const connections = 32;
const rounds = 5;
const seconds = 2;

const message = 'We reconcile two ledgers twice a day, and would like to do it once. '.repeat(8);

/**
 * Script for `wrk`: posts another inquiry each time, and prints the numbers of accepted inquiries and of errors. A thread of
 * `wrk` has its own globals, so its number makes the bodies of threads different.
 */
const script = `
local threads = {}
function setup(thread)
  thread:set("id", #threads)
  table.insert(threads, thread)
end
function init(args)
  number = 0
  accepted = 0
  run = args[1]
end
function request()
  number = number + 1
  local key = string.format("load-%s-%02d-%012d", run, id, number)
  local body = "form-name=contact&name=Ann&email=ann%40company.example&submission-key=" .. key .. "&message=" .. key .. "+${encodeURIComponent(message)}"
  return wrk.format("POST", "/inquiries", { ["Content-Type"] = "application/x-www-form-urlencoded", ["Accept"] = "application/json" }, body)
end
function response(status)
  if status == 200 then accepted = accepted + 1 end
end
function done(summary)
  local sum = 0
  for _, thread in ipairs(threads) do sum = sum + thread:get("accepted") end
  local e = summary.errors
  print(string.format("RESULT %d %d %d", sum, summary.duration, e.connect + e.read + e.write + e.status + e.timeout))
end
`;

interface Load {
  readonly accepted: number;
  readonly errors: number;
  readonly rate: number;
}

let folder = '';
let inbox: RunningProgram;
let bare: RunningProgram;
const ports = { inbox: '', bare: '' };
const database = () => join(folder, 'data/inbox.sqlite');

beforeAll(async () => {
  await run('which', ['wrk']).catch(() => {
    throw new Error('"wrk" is missing; on Debian: apt-get install wrk');
  });
  folder = await mkdtemp(join(tmpdir(), 'keystrand-inbox-load-'));
  await bundleInbox(join(folder, 'dist'));
  await build({
    entryPoints: [join(import.meta.dirname, 'testing/bareApp.ts')],
    outfile: join(folder, 'bare.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  await writeFile(join(folder, 'post.lua'), script);
  inbox = startProgram(join(folder, 'dist/main.mjs'), {
    PORT: '0',
    HOST: '127.0.0.1',
    INBOX_DATABASE: database(),
    INBOX_MAX_MEGABYTES: '8192',
    INBOX_POSTS: '1000000000',
    INBOX_POSTS_PER_ADDRESS: '1000000000',
  });
  bare = startProgram(join(folder, 'bare.mjs'), {});
  const address = /at http:\/\/127\.0\.0\.1:(\d+)\/inquiries/;
  ports.inbox = await inbox.waitFor(address);
  ports.bare = await bare.waitFor(address);
});
afterAll(async () => {
  for (const program of [inbox, bare]) {
    program.child.kill('SIGKILL');
    await program.ended;
  }
  await rm(folder, { recursive: true });
});

let runs = 0;
async function load(port: string): Promise<Load> {
  runs += 1;
  const { stdout } = await run('wrk', [
    ...['-t1', `-c${String(connections)}`, `-d${String(seconds)}s`, '--timeout', '10s'],
    ...['-s', join(folder, 'post.lua'), `http://127.0.0.1:${port}`, '--', String(runs)],
  ]);
  const [accepted = NaN, microseconds = NaN, errors = NaN] = (/RESULT (.*)/.exec(stdout)?.[1] ?? '')
    .split(' ')
    .map(Number);
  return { accepted, errors, rate: (accepted * 1e6) / microseconds };
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

const countStored = () => {
  const connection = new DatabaseSync(database(), { readOnly: true });
  const { count } = connection.prepare('SELECT count(*) AS count FROM inquiry').get() as { count: number };
  connection.close();
  return count;
};

it('stores exactly what it accepts if every answer is read', async () => {
  const references = new Set<string>();
  for (let batch = 0; batch < 20; batch += 1) {
    const answers = Array.from({ length: 100 }, async (_, index) => {
      const fields = { 'form-name': 'contact', name: 'Ann', email: 'ann@company.example' };
      const body = new URLSearchParams({ ...fields, message: `${String(batch)} ${String(index)}` });
      const response = await fetch(`http://127.0.0.1:${ports.inbox}/inquiries`, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body,
      });
      return (await response.json()) as { reference: string };
    });
    for (const { reference } of await Promise.all(answers)) references.add(reference);
  }
  expect(references.size).toBe(2_000);
  expect(countStored()).toBe(2_000);
});

it('stores what it accepts under load, without errors', async () => {
  const before = countStored();
  await load(ports.bare);
  const warmUp = await load(ports.inbox);
  const results = { inbox: [] as Load[], bare: [] as Load[] };
  for (let round = 0; round < rounds; round += 1) {
    results.bare.push(await load(ports.bare));
    results.inbox.push(await load(ports.inbox));
  }

  const rates = results.inbox.map(({ rate }) => rate);
  const ratios = results.inbox.map(({ rate }, round) => rate / (results.bare[round]?.rate ?? NaN));
  const accepted = [warmUp, ...results.inbox].reduce((sum, result) => sum + result.accepted, 0);
  const stored = countStored() - before;
  process.stdout.write(
    [
      `\nInquiries stored per second, over ${String(connections)} connections: ${median(rates).toFixed(0)}`,
      `Bare hono, which parses and stores nothing: ${median(results.bare.map(({ rate }) => rate)).toFixed(0)}`,
      `Ratio: ${median(ratios).toFixed(2)} (${ratios.map((ratio) => ratio.toFixed(2)).join(' ')})`,
      `Accepted: ${String(accepted)}, in the database: ${String(stored)}\n`,
    ].join('\n'),
  );
  expect([...results.inbox, ...results.bare].map(({ errors }) => errors)).toEqual(
    Array.from({ length: 2 * rounds }, () => 0),
  );
  expect(accepted).toBeGreaterThan(0);
  expect(stored).toBeGreaterThanOrEqual(accepted);
  // When `wrk` stops, it does not read the answers to the requests in flight.
  expect(stored).toBeLessThanOrEqual(accepted + connections * (rounds + 1));
});
