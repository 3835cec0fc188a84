import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewInquiry } from '../store/Inquiry.ts';
import { openSqliteStore } from '../store/sqlite/SqliteStore.ts';
import type { Store } from '../store/Store.ts';
import { createInquiry } from '../store/testing/createInquiry.ts';
import { runCommand } from './runCommand.ts';

let folder: string;
let file: string;
/** The store of a service that runs at the same time. */
let store: Store;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inbox-'));
  file = join(folder, 'inbox.sqlite');
  store = openSqliteStore({ file, maxBytes: 2 ** 30 });
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

function collector(options: { isTTY?: boolean } = {}) {
  let text = '';
  const stream = new Writable({
    decodeStrings: false,
    highWaterMark: 10,
    write(chunk: string, _encoding, done) {
      text += chunk;
      setImmediate(done);
    },
  });
  return Object.assign(stream, options, { text: () => text });
}

async function run(args: readonly string[], environment = {}, isTTY = false) {
  const output = { stdout: collector({ isTTY }), stderr: collector() };
  const status = await runCommand(args, { INBOX_DATABASE: file, ...environment }, output);
  await Promise.all(Object.values(output).map((stream) => finished(stream.end())));
  return { status, stdout: output.stdout.text(), stderr: output.stderr.text() };
}

const mailSettings = { SMTP_URL: 'smtp://localhost', INBOX_TO: 'inbox@company.example' };

async function add(values: Partial<NewInquiry> = {}, channels: Parameters<Store['add']>[1] = ['mail']) {
  return (await store.add(createInquiry(values), channels)).id;
}

const first = { id: '7K2M9QXR4TBN0WVE', receivedAt: new Date('2030-01-01T08:00:00Z') };
const second = { id: '8K2M9QXR4TBN0WVE', receivedAt: new Date('2030-01-02T09:30:00Z') };

const escapes = '\u001b[31m\u001b]0;title\u0007\u009b2J\r\b\u202Eevil\u2066\u200F\uFEFF';

describe('list', () => {
  it('lists inquiries, newest first, with their state', async () => {
    await add({ ...first, fields: { name: 'Ada Lovelace', email: 'ada@engine.example' } });
    await add({ ...second, form: 'consultation' });
    await add({
      id: '9K2M9QXR4TBN0WVE',
      receivedAt: new Date('2030-01-03T00:00:00Z'),
      suspicion: 'honeypot',
    });
    await add({ id: 'AK2M9QXR4TBN0WVE', receivedAt: new Date('2030-01-04T00:00:00Z') }, ['mail', 'webhook']);
    await store.settle(first.id, 'mail', { state: 'delivered' });
    await store.settle('AK2M9QXR4TBN0WVE', 'mail', { state: 'delivered' });
    await store.settle('AK2M9QXR4TBN0WVE', 'webhook', { state: 'dead', error: 'status 410' });
    expect(await run(['list'])).toEqual({
      status: 0,
      stdout: [
        'REFERENCE            RECEIVED                 FORM          STATE      FROM',
        'AK2M-9QXR-4TBN-0WVE  2030-01-04 00:00:00 UTC  contact       dead       Ada, ada@example.com',
        '9K2M-9QXR-4TBN-0WVE  2030-01-03 00:00:00 UTC  contact       suspected  Ada, ada@example.com',
        '8K2M-9QXR-4TBN-0WVE  2030-01-02 09:30:00 UTC  consultation  waiting    Ada, ada@example.com',
        '7K2M-9QXR-4TBN-0WVE  2030-01-01 08:00:00 UTC  contact       delivered  Ada Lovelace, ada@engine.example',
        '',
        '4 of 4 inquiries shown; suspected: 1. Deliveries waiting: 1; dead: 1.',
        '',
      ].join('\n'),
      stderr: '',
    });
  });

  it('lists as many as --limit says, and only what looks automated, or what was not delivered', async () => {
    await add(first);
    await store.settle(first.id, 'mail', { state: 'dead', error: 'refused' });
    await add({ ...second, suspicion: 'too-fast' });
    const limited = await run(['list', '--limit', '1']);
    expect(limited.stdout).toContain('8K2M-9QXR-4TBN-0WVE');
    expect(limited.stdout).toContain('1 of 2 inquiries shown');
    expect(limited.stdout).not.toContain('7K2M');
    const suspected = await run(['list', '--suspected']);
    expect(suspected.stdout).toContain('8K2M-9QXR-4TBN-0WVE');
    expect(suspected.stdout).not.toContain('7K2M');
    const dead = await run(['list', '--dead', '--limit', '1']);
    expect(dead.stdout).toContain('7K2M-9QXR-4TBN-0WVE');
    expect(dead.stdout).not.toContain('8K2M');
  });

  it('says that there is none', async () => {
    await store.counts();
    expect(await run(['list'])).toEqual({
      status: 0,
      stdout: '0 of 0 inquiries shown; suspected: 0. Deliveries waiting: 0; dead: 0.\n',
      stderr: '',
    });
  });
});

describe('show', () => {
  it.each(['7K2M-9QXR-4TBN-0WVE', '7k2m9qxr4tbn0wve', '7k2m-9qxr-4tbn-owve'])(
    'shows the inquiry %s with its deliveries',
    async (reference) => {
      await add({ ...first, fields: { name: 'Ada', message: 'First\n\nSecond: é' } });
      await store.settle(first.id, 'mail', {
        state: 'waiting',
        nextAttemptAt: new Date('2030-01-01T08:01:00Z'),
        error: 'the mail server replied 450',
      });
      expect(await run(['show', reference])).toEqual({
        status: 0,
        stdout: [
          'Reference  7K2M-9QXR-4TBN-0WVE',
          'Received   2030-01-01 08:00:00 UTC',
          'Form       contact',
          'Delivery   mail: waiting, attempts: 1, next attempt 2030-01-01 08:01:00 UTC, last error: the mail server replied 450',
          '',
          'Your name',
          '  Ada',
          '',
          'Message',
          '  First',
          '  ',
          '  Second: é',
          '',
        ].join('\n'),
        stderr: '',
      });
    },
  );

  it('says why an inquiry is suspected', async () => {
    await add({ ...first, suspicion: 'honeypot' });
    expect((await run(['show', first.id])).stdout).toContain(
      'Suspected  the honeypot field has text; not delivered\n',
    );
  });

  it.each(['list', 'show 7K2M9QXR4TBN0WVE', 'export --format csv', 'export --format json'])(
    'sends a terminal no control or bidirectional character of an inquiry: %s',
    async (command) => {
      await add({
        ...first,
        fields: { name: escapes, email: escapes, message: `${escapes}\n${escapes}`, [escapes]: 'x' },
      });
      const { stdout, status } = await run(command.split(' '), {}, true);
      expect(status).toBe(0);
      expect(stdout).toContain('evil');
      expect(stdout.replaceAll('\r\n', '\n')).not.toMatch(/[^\P{C}\n]|[\p{Zl}\p{Zp}]/u);
    },
  );
});

describe('export', () => {
  const formulas = [
    '=1+1',
    '+1 555 0100',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '＝1',
    '"quoted", \'and\'',
    'a\r\nb\nc',
    'é 🧵',
    '=cmd|" /C calc"!A0',
  ];

  it('writes CSV that a parser reads back, without formulas', async () => {
    for (const [index, value] of formulas.entries()) {
      await add({
        receivedAt: new Date(first.receivedAt.getTime() - index),
        fields: { name: value, message: value, fax: value },
      });
    }
    const { stdout, stderr, status } = await run(['export', '--format', 'csv']);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout.startsWith('\uFEFFreference,received,form,state,name,email,')).toBe(true);
    const rows: Record<string, string>[] = parse(stdout, {
      bom: true,
      columns: true,
      record_delimiter: '\r\n',
    });
    expect(rows.map(({ name }) => name)).toEqual(
      formulas.map((value) => (/^[=+\-@\t\r＝]/.test(value) ? `'${value}` : value)),
    );
    expect(rows.map(({ message }) => message)).toEqual(rows.map(({ name }) => name));
    expect(rows.map(({ other }) => JSON.parse(other ?? '') as unknown)).toEqual(
      formulas.map((fax) => ({ fax })),
    );
    for (const row of rows) for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });

  it('writes JSON with all that is stored', async () => {
    await add({ ...first, fields: { name: 'Ada "Countess"', message: 'a\nb' } });
    await add({ ...second, suspicion: 'too-fast' });
    const { stdout } = await run(['export', '--format', 'json']);
    expect(JSON.parse(stdout)).toEqual([
      {
        reference: '8K2M-9QXR-4TBN-0WVE',
        receivedAt: '2030-01-02T09:30:00.000Z',
        form: 'contact',
        suspicion: 'too-fast',
        fields: createInquiry().fields,
        deliveries: [],
      },
      {
        reference: '7K2M-9QXR-4TBN-0WVE',
        receivedAt: '2030-01-01T08:00:00.000Z',
        form: 'contact',
        fields: { name: 'Ada "Countess"', message: 'a\nb' },
        deliveries: [
          { channel: 'mail', state: 'waiting', attempts: 0, nextAttemptAt: '2030-01-01T08:00:00.000Z' },
        ],
      },
    ]);
  });

  it('writes an empty array, and only the header of CSV, without inquiries', async () => {
    await store.counts();
    expect(JSON.parse((await run(['export', '--format', 'json'])).stdout)).toEqual([]);
    expect((await run(['export', '--format', 'csv'])).stdout.split('\r\n')).toHaveLength(2);
  });

  it('creates a file that only its owner can read, and overwrites none', async () => {
    await add(first);
    const path = join(folder, 'export.json');
    const args = ['export', '--format', 'json', '--output', path];
    expect(await run(args)).toEqual({ status: 0, stdout: '', stderr: `Inquiries written to ${path}: 1.\n` });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(path, 'utf8'))).toHaveLength(1);
    await writeFile(path, 'other');
    expect(await run(args)).toEqual({
      status: 1,
      stdout: '',
      stderr: `${path} exists, and is not overwritten.\n`,
    });
    expect(await readFile(path, 'utf8')).toBe('other');
  });

  it('says that a file cannot be written', async () => {
    await add(first);
    const path = join(folder, 'missing', 'export.json');
    expect(await run(['export', '--format', 'csv', '--output', path])).toMatchObject({
      status: 1,
      stderr: `${path} cannot be written: ENOENT\n`,
    });
  });

  it('ends without an error if its reader does, as head does', async () => {
    for (let index = 0; index < 5; index++) await add();
    const stdout = new Writable({
      highWaterMark: 1,
      write: (_chunk, _encoding, done) => done(Object.assign(new Error('EPIPE'), { code: 'EPIPE' })),
    });
    const stderr = collector();
    const status = await runCommand(
      ['export', '--format', 'json'],
      { INBOX_DATABASE: file },
      { stdout, stderr },
    );
    if (!stdout.closed) await once(stdout, 'close');
    expect({ status, stderr: stderr.text() }).toEqual({ status: 0, stderr: '' });
  });
});

describe('delete', () => {
  it('deletes an inquiry', async () => {
    await add(first);
    expect(await run(['delete', '7K2M-9QXR-4TBN-0WVE'])).toEqual({
      status: 0,
      stdout: 'Inquiry 7K2M-9QXR-4TBN-0WVE is deleted.\n',
      stderr: '',
    });
    expect(await store.get(first.id)).toBeUndefined();
  });
});

describe('purge', () => {
  it('deletes inquiries older than a duration', async () => {
    const day = 24 * 60 * 60 * 1000;
    const old = await add({ receivedAt: new Date(Date.now() - 15 * day) });
    const young = await add({ receivedAt: new Date(Date.now() - 13 * day) });
    const { status, stdout } = await run(['purge', '--older-than', '2w']);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^Inquiries received before 2\d{3}-\d\d-\d\d \d\d:\d\d:\d\d UTC that are deleted: 1\.\n$/,
    );
    expect(await store.get(old)).toBeUndefined();
    expect((await run(['purge', '--older-than', '336h'])).stdout).toContain('deleted: 0.');
    expect((await run(['purge', '--older-than', '13d'])).stdout).toContain('deleted: 1.');
    expect(await store.get(young)).toBeUndefined();
  });

  it.each(['90', 'd', '0d', '-1d', '1.5d', '90 d', '90days', '1y', '100000d', ''])(
    'refuses the duration "%s" and deletes nothing',
    async (text) => {
      await add();
      expect(await run(['purge', `--older-than=${text}`])).toEqual({
        status: 2,
        stdout: '',
        stderr: `--older-than is "${text}"; allowed is a number of hours, days or weeks, like 48h, 90d or 12w.\n`,
      });
      expect((await store.counts()).inquiries).toBe(1);
    },
  );
});

describe('retry', () => {
  it('makes dead deliveries due again', async () => {
    await add(first);
    await add(second);
    for (const { id } of [first, second]) await store.settle(id, 'mail', { state: 'dead', error: 'refused' });
    expect((await run(['retry', first.id])).stdout).toBe(
      'Inquiry 7K2M-9QXR-4TBN-0WVE is due for delivery now.\n',
    );
    expect(await store.counts()).toMatchObject({ waiting: 1, dead: 1 });
    expect((await run(['retry', '--all'])).stdout).toBe('Dead deliveries that are due now: 1.\n');
    expect(await store.counts()).toMatchObject({ waiting: 2, dead: 0 });
  });

  it('says that an inquiry has no dead delivery', async () => {
    await add(first);
    expect(await run(['retry', first.id])).toEqual({
      status: 1,
      stdout: '',
      stderr: 'Inquiry 7K2M-9QXR-4TBN-0WVE has no dead delivery.\n',
    });
  });

  it.each([[['retry']], [['retry', '--all', '7K2M9QXR4TBN0WVE']]])(
    'asks which inquiries: %j',
    async (args) => {
      await add(first);
      expect(await run(args)).toMatchObject({
        status: 2,
        stderr: 'Which inquiries? Allowed are their references, or --all.\n',
      });
    },
  );
});

describe('release', () => {
  it('delivers an inquiry that looks automated', async () => {
    await add({ ...first, suspicion: 'honeypot' });
    expect(await run(['release', first.id], mailSettings)).toMatchObject({ status: 0, stderr: '' });
    expect(await store.get(first.id)).toMatchObject({ deliveries: [{ channel: 'mail', state: 'waiting' }] });
    expect(await store.get(first.id)).not.toHaveProperty('suspicion');
    expect(await run(['release', first.id])).toMatchObject({
      status: 1,
      stderr: 'Inquiry 7K2M-9QXR-4TBN-0WVE does not look automated.\n',
    });
  });
});

describe('help', () => {
  it.each([[['help']], [['--help']], [['-h']], [['show', '--help']]])(
    'lists all commands: %j',
    async (args) => {
      const { status, stdout, stderr } = await run(args, { INBOX_DATABASE: join(folder, 'none') });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      for (const name of ['list', 'show', 'export', 'delete', 'purge', 'retry', 'release']) {
        expect(stdout).toContain(`\n  ${name} `);
      }
    },
  );
});

describe('wrong command lines', () => {
  it.each([
    [['lst'], '"lst" is no command; allowed are list, show, export, delete, purge, retry, release, help.'],
    [
      ['toString'],
      '"toString" is no command; allowed are list, show, export, delete, purge, retry, release, help.',
    ],
    [['list', '--all'], "Unknown option '--all'; usage: list [--limit N] [--suspected | --dead]"],
    [['list', '--limit', '0'], '--limit is "0"; allowed is a whole number from 1.'],
    [['list', '--limit', 'ten'], '--limit is "ten"; allowed is a whole number from 1.'],
    [
      ['list', '--limit'],
      "Option '--limit <value>' argument missing; usage: list [--limit N] [--suspected | --dead]",
    ],
    [['list', 'more'], 'Wrong number of arguments; usage: list [--limit N] [--suspected | --dead]'],
    [['show'], 'Wrong number of arguments; usage: show REFERENCE'],
    [['show', '1', '2'], 'Wrong number of arguments; usage: show REFERENCE'],
    [['show', '7K2M'], '"7K2M" is no reference; a reference looks like 7K2M-9QXR-4TBN-0WVE.'],
    [['show', '\u001b[2J'], '"\\u{1b}[2J" is no reference; a reference looks like 7K2M-9QXR-4TBN-0WVE.'],
    [['export'], '--format is missing; allowed are csv and json.'],
    [['export', '--format', 'xml'], '--format is "xml"; allowed are csv and json.'],
    [['export', '--format', 'constructor'], '--format is "constructor"; allowed are csv and json.'],
    [
      ['purge'],
      '--older-than is missing; allowed is a number of hours, days or weeks, like 48h, 90d or 12w.',
    ],
  ])('%j: %s', async (args, message) => {
    await store.counts();
    expect(await run(args)).toEqual({ status: 2, stdout: '', stderr: `${message}\n` });
  });

  it.each(['show', 'delete', 'retry', 'release'])(
    '%s says that there is no such inquiry',
    async (command) => {
      await store.counts();
      expect(await run([command, '7K2M-9QXR-4TBN-0WVE'])).toEqual({
        status: 1,
        stdout: '',
        stderr: 'There is no inquiry 7K2M-9QXR-4TBN-0WVE.\n',
      });
    },
  );

  it('creates no database', async () => {
    const path = join(folder, 'other', 'inbox.sqlite');
    expect(await run(['list'], { INBOX_DATABASE: path })).toEqual({
      status: 1,
      stdout: '',
      stderr: `There is no database ${path}: no inquiry has been received yet, or INBOX_DATABASE is another file.\n`,
    });
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });

  it('says why the database cannot be used', async () => {
    const path = join(folder, 'other.sqlite');
    const other = new DatabaseSync(path);
    other.exec('CREATE TABLE other (id)');
    other.close();
    expect(await run(['list'], { INBOX_DATABASE: path })).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'The database is unreachable. The file is the database of another program. Set INBOX_DATABASE to another path.\n',
    });
  });

  it('reports an invalid setting and a damaged database', async () => {
    await add(first);
    expect(await run(['list'], { INBOX_TO: 'nobody' })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('INBOX_TO is "nobody"') as string,
    });
    const path = join(folder, 'damaged');
    await writeFile(path, 'x'.repeat(10_000));
    expect(await run(['list'], { INBOX_DATABASE: path })).toEqual({
      status: 1,
      stdout: '',
      stderr: 'The database is corrupt. file is not a database\n',
    });
  });
});
