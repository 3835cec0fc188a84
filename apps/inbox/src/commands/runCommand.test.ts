import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { beforeEach, expect, it } from 'vitest';
import type { Channel, NewInquiry } from '../store/Inquiry.ts';
import type { Store } from '../store/Store.ts';
import { newInquiry } from '../testing/newInquiry.ts';
import { temporaryStore } from '../testing/temporaryStore.ts';
import { runCommand } from './runCommand.ts';

let folder: string;
let file: string;
/** The store of a service that runs at the same time. */
let store: Store;
beforeEach(async () => {
  ({ folder, file, store } = await temporaryStore());
  await store.counts();
});

/** Runs a command line; resolves to its status and output. */
async function run(line: string, environment = {}, isTTY = false) {
  const stdout = Object.assign(new PassThrough({ highWaterMark: 10 }), { isTTY });
  const stderr = new PassThrough();
  const buffers = [buffer(stdout), buffer(stderr)] as const;
  const output = { stdout, stderr } as unknown as NodeJS.Process;
  const status = await runCommand(line.split(' '), { INBOX_DATABASE: file, ...environment }, output);
  stdout.end();
  stderr.end();
  return { status, stdout: String(await buffers[0]), stderr: String(await buffers[1]) };
}

const succeeds = (stdout: string) => ({ status: 0, stdout, stderr: '' });
const fails = (stderr: unknown) => ({ status: 1, stdout: '', stderr });

async function add(values: Partial<NewInquiry> = {}, channels: readonly Channel[] = ['mail']) {
  await store.add(newInquiry(values));
  await store.enqueue(channels);
}

const first = { id: '7K2M9QXR4TBN0WVE', receivedAt: new Date('2030-01-01T08:00:00Z') };
const second = { id: '8K2M9QXR4TBN0WVE', receivedAt: new Date('2030-01-02T09:30:00Z') };
const name = 'Inquiry 7K2M-9QXR-4TBN-0WVE';

it('lists inquiries, newest first, with their state', async () => {
  await add({ ...first, fields: { name: 'Ada Lovelace', email: 'ada@engine.example' } });
  await add({ ...second, form: 'consultation' });
  await add({ id: '9K2M9QXR4TBN0WVE', receivedAt: new Date('2030-01-03'), suspicion: 'honeypot' });
  await add({ id: 'AK2M9QXR4TBN0WVE', receivedAt: new Date('2030-01-04') }, ['mail', 'webhook']);
  await store.settle(first.id, 'mail', { state: 'delivered' });
  await store.settle('AK2M9QXR4TBN0WVE', 'mail', { state: 'delivered' });
  await store.settle('AK2M9QXR4TBN0WVE', 'webhook', { state: 'dead', lastError: 'status 410' });
  const lines = [
    'REFERENCE            RECEIVED                 FORM          STATE      FROM',
    'AK2M-9QXR-4TBN-0WVE  2030-01-04 00:00:00 UTC  contact       dead       Ada, ada@example.com',
    '9K2M-9QXR-4TBN-0WVE  2030-01-03 00:00:00 UTC  contact       suspected  Ada, ada@example.com',
    '8K2M-9QXR-4TBN-0WVE  2030-01-02 09:30:00 UTC  consultation  waiting    Ada, ada@example.com',
    '7K2M-9QXR-4TBN-0WVE  2030-01-01 08:00:00 UTC  contact       delivered  Ada Lovelace, ada@engine.example',
    '',
    '4 of 4 inquiries shown; suspected: 1. Deliveries waiting: 1; dead: 1.',
    '',
  ];
  expect(await run('list')).toEqual(succeeds(lines.join('\n')));
  const references = async (options: string) => (await run(`list ${options}`)).stdout.match(/^.K/gm);
  expect(await references('--limit 2')).toEqual(['AK', '9K']);
  expect(await references('--suspected')).toEqual(['9K']);
  expect(await references('--dead --limit 1')).toEqual(['AK']);
});

it('shows an inquiry with its deliveries, by a reference as people type it', async () => {
  await add({ ...first, suspicion: 'too-fast', fields: { name: 'Ada', message: 'First\n\nSecond: é' } });
  const { stdout } = await run(`show ${first.id}`);
  expect(stdout).toContain('Suspected  filled in within two seconds; not delivered\n');
  await store.release(first.id);
  await store.enqueue(['mail']);
  const nextAttemptAt = new Date('2030-01-01T08:01:00Z');
  await store.settle(first.id, 'mail', { state: 'waiting', nextAttemptAt, lastError: 'reply 450' });
  const lines = [
    'Reference  7K2M-9QXR-4TBN-0WVE',
    'Received   2030-01-01 08:00:00 UTC',
    'Form       contact',
    'Delivery   mail: waiting, attempts: 1, next attempt 2030-01-01 08:01:00 UTC, last error: reply 450',
    '',
    'Your name',
    '  Ada',
    '',
    'Message',
    '  First',
    '  ',
    '  Second: é',
    '',
  ];
  expect(await run('show 7k2m-9qxr-4tbn-owve')).toEqual(succeeds(lines.join('\n')));
});

it('sends a terminal no control or bidirectional character of an inquiry', async () => {
  const escapes = '\u001b[31m\u001b]0;title\u0007\u009b2J\r\b\u202Eevil\u2066\u200F\uFEFF';
  const fields = { name: escapes, email: escapes, message: `${escapes}\n${escapes}`, [escapes]: 'x' };
  await add({ ...first, fields });
  for (const command of ['list', `show ${first.id}`, 'export --format csv', 'export --format json']) {
    const { stdout } = await run(command, {}, true);
    expect(stdout).toContain('evil');
    expect(stdout.replaceAll('\r\n', '\n')).not.toMatch(/[^\P{C}\n]|[\p{Zl}\p{Zp}]/u);
  }
});

it('exports CSV that a parser reads back, without formulas', async () => {
  const formulas = ['=1+1', '+1 555', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1'];
  const values = [...formulas, '"a", \'b\'', 'a\r\nb\nc', 'é 🧵'];
  // No form has the last field any more.
  for (const [index, value] of values.entries())
    await add({ receivedAt: new Date(-index), fields: { name: value, message: value, fax: value } });
  const { stdout } = await run('export --format csv');
  expect(stdout.startsWith('\uFEFFreference,received,form,state,name,email,')).toBe(true);
  const rows: unknown = parse(stdout, { bom: true, columns: true, record_delimiter: '\r\n' });
  const escaped = values.map((value) => (formulas.includes(value) ? `'${value}` : value));
  expect(rows).toMatchObject(
    escaped.map((name, index) => ({ name, message: name, other: JSON.stringify({ fax: values[index] }) })),
  );
});

it('exports JSON with all that is stored, to standard output or to a file for its owner only', async () => {
  expect(JSON.parse((await run('export --format json')).stdout)).toEqual([]);
  const fields = { name: 'Ada "Countess"', message: 'a\nb' };
  await add({ ...first, fields });
  await add({ ...second, suspicion: 'too-fast' });
  const path = join(folder, 'export.json');
  const line = `export --format json --output ${path}`;
  expect(await run(line)).toEqual(succeeds(`Inquiries written to ${path}.\n`));
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await run(line)).toEqual(fails(`EEXIST: file already exists, open '${path}'\n`));
  const receivedAt = first.receivedAt.toISOString();
  const deliveries = [{ channel: 'mail', state: 'waiting', attempts: 0 }];
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject([
    { reference: '8K2M-9QXR-4TBN-0WVE', suspicion: 'too-fast', deliveries: [] },
    { reference: '7K2M-9QXR-4TBN-0WVE', receivedAt, form: 'contact', fields, deliveries },
  ]);
});

it('ends without an error if the reader of its output does, as head does', async () => {
  for (let index = 0; index < 5; index++) await add();
  const stdout = new Writable({
    highWaterMark: 1,
    write: (_chunk, _encoding, done) => {
      done(Object.assign(new Error('EPIPE'), { code: 'EPIPE' }));
    },
  });
  const output = { stdout, stderr: new PassThrough() } as unknown as NodeJS.Process;
  expect(await runCommand(['export', '--format', 'json'], { INBOX_DATABASE: file }, output)).toBe(0);
  if (!stdout.closed) await once(stdout, 'close');
  expect(output.stderr.read()).toBeNull();
});

it('deletes an inquiry, releases one that looks automated, retries one or all dead deliveries', async () => {
  await add(first);
  expect(await run(`delete ${first.id}`)).toEqual(succeeds(`${name} is deleted.\n`));
  for (const command of ['show', 'delete', 'retry', 'release'])
    expect(await run(`${command} ${first.id}`)).toEqual(fails('There is no inquiry 7K2M-9QXR-4TBN-0WVE.\n'));

  await add({ ...first, suspicion: 'honeypot' });
  const done = 'is no longer suspected, and is delivered within a minute';
  expect(await run(`release ${first.id}`)).toEqual(succeeds(`${name} ${done}.\n`));
  expect(await run(`release ${first.id}`)).toEqual(fails(`${name} does not look automated.\n`));
  await store.enqueue(['mail']);

  await add(second);
  for (const { id } of [first, second])
    await store.settle(id, 'mail', { state: 'dead', lastError: 'refused' });
  expect(await run(`retry ${first.id}`)).toEqual(succeeds(`${name} is due for delivery now.\n`));
  expect(await run(`retry ${first.id}`)).toEqual(fails(`${name} has no dead delivery.\n`));
  expect(await store.counts()).toMatchObject({ waiting: 1, dead: 1 });
  expect(await run('retry --all')).toEqual(succeeds('Dead deliveries that are due now: 1.\n'));
  expect(await store.counts()).toMatchObject({ waiting: 2, dead: 0 });
});

it.each([
  ['lst', '"lst" is not a command.'],
  ['constructor', '"constructor" is not a command.'],
  ['list --all', "Unknown option '--all'"],
  ['list --limit 0', '--limit is "0"; allowed is a whole number from 1.'],
  ['list --limit', "Option '--limit <value>' argument missing"],
  ['show', 'Wrong number of arguments.'],
  ['show \u001b[2J', '"\\u{1b}[2J" is not a reference.'],
  ['export --format xml', '--format is missing or unknown; allowed is csv or json.'],
  ['retry', 'Wrong number of arguments.'],
  [`retry --all ${first.id}`, 'Wrong number of arguments.'],
])('explains what is wrong in %j, with status 2', async (line, message) => {
  const { status, stdout, stderr } = await run(line);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(message);
});

it('shows all commands, and prints why the database cannot be used, and creates none', async () => {
  const path = join(folder, 'other.sqlite');
  for (const [environment, message] of [
    [{ INBOX_DATABASE: path }, /^There is no database .*: no inquiry has been received yet/],
    [{ INBOX_DATABASE: folder }, /^The database is unreachable\. EISDIR/],
    [{ INBOX_POSTS: 'many' }, /^INBOX_POSTS is "many"; allowed/],
  ] as const)
    expect(await run('list', environment)).toEqual(fails(expect.stringMatching(message)));
  await expect(stat(path)).rejects.toThrow('ENOENT');
  expect((await run('help')).stdout).toContain('  export --format csv|json [--output FILE]  Writes all');
});
