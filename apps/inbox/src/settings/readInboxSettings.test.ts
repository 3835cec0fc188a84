import { describe, expect, it } from 'vitest';
import { readInboxSettings } from './readInboxSettings.ts';

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const names = [
  ...[
    'INBOX_DATABASE',
    'DATABASE_URL',
    'INBOX_MAX_MEGABYTES',
    'INBOX_RETENTION_DAYS',
    'SMTP_URL',
    'INBOX_TO',
  ],
  ...['INBOX_FROM', 'INBOX_WEBHOOK_URL', 'INBOX_WEBHOOK_SECRET', 'INBOX_ORIGINS', 'INBOX_SITE_URL'],
  ...['INBOX_TRUSTED_PROXIES', 'INBOX_POSTS_PER_ADDRESS', 'INBOX_POSTS'],
];

const defaults = {
  database: { kind: 'sqlite', file: 'data/inbox.sqlite', maxBytes: 1_073_741_824 },
  retentionDays: 365,
  origins: [],
  siteUrl: '',
  trustedProxies: [],
  postsPerAddress: 20,
  posts: 600,
};

it('has a default for every setting, also for empty ones', () => {
  expect(readInboxSettings({})).toEqual(defaults);
  expect(readInboxSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(defaults);
});

it('reads every setting', () => {
  expect(
    readInboxSettings({
      INBOX_DATABASE: '/var/lib/inbox/inbox.sqlite',
      INBOX_MAX_MEGABYTES: '2',
      INBOX_RETENTION_DAYS: '90',
      SMTP_URL: 'smtps://user:password@mail.example:465',
      INBOX_TO: 'inbox@company.example',
      INBOX_FROM: 'website@company.example',
      INBOX_WEBHOOK_URL: 'https://hooks.example/a?b=c',
      INBOX_WEBHOOK_SECRET: secret,
      INBOX_ORIGINS: 'https://www.company.example  http://localhost:4173',
      INBOX_SITE_URL: 'https://www.company.example',
      INBOX_TRUSTED_PROXIES: 'loopback, 10.0.0.0/8 2001:db8::/32',
      INBOX_POSTS_PER_ADDRESS: '1',
      INBOX_POSTS: '2',
    }),
  ).toEqual({
    database: { kind: 'sqlite', file: '/var/lib/inbox/inbox.sqlite', maxBytes: 2_097_152 },
    retentionDays: 90,
    mail: {
      url: 'smtps://user:password@mail.example:465',
      to: 'inbox@company.example',
      from: 'website@company.example',
    },
    webhook: { url: 'https://hooks.example/a?b=c', secret: new Uint8Array(24).fill(7) },
    origins: ['https://www.company.example', 'http://localhost:4173'],
    siteUrl: 'https://www.company.example',
    trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::/32'],
    postsPerAddress: 1,
    posts: 2,
  });
});

it('uses PostgreSQL if its URL is set, and mails from the address it mails to', () => {
  const settings = readInboxSettings({
    DATABASE_URL: 'postgres://inbox:password@db.example/inbox',
    SMTP_URL: 'smtp://localhost:25',
    INBOX_TO: 'inbox@company.example',
  });
  expect(settings.database).toEqual({ kind: 'postgres', url: 'postgres://inbox:password@db.example/inbox' });
  expect(settings.mail?.from).toBe('inbox@company.example');
});

describe('explains what is wrong and what is allowed:', () => {
  const mail = { SMTP_URL: 'smtp://localhost', INBOX_TO: 'a@b.example' };
  it.each([
    [{ INBOX_DATABASE: 'data/' }, 'INBOX_DATABASE is "data/"; allowed is the path of a file.'],
    [{ INBOX_DATABASE: 'a', DATABASE_URL: 'postgres://h/d' }, 'allowed is one of them'],
    [
      { INBOX_MAX_MEGABYTES: '0' },
      'INBOX_MAX_MEGABYTES is "0"; allowed is a whole number from 1 to 1048576.',
    ],
    [{ INBOX_RETENTION_DAYS: '1.5' }, 'INBOX_RETENTION_DAYS is "1.5"; allowed is a whole number from 1 to'],
    [{ INBOX_POSTS: '-1' }, 'INBOX_POSTS is "-1"; allowed is a whole number from 1 to'],
    [{ INBOX_POSTS_PER_ADDRESS: '1e3' }, 'INBOX_POSTS_PER_ADDRESS is "1e3"; allowed is a whole number'],
    [{ ...mail, INBOX_TO: 'a@b, c@d' }, 'INBOX_TO is "a@b, c@d"; allowed is one e-mail address'],
    [
      { ...mail, INBOX_FROM: 'a@b\nBcc: c@d' },
      'INBOX_FROM is "a@b\\nBcc: c@d"; allowed is one e-mail address',
    ],
    [{ INBOX_TO: 'a@b.example' }, 'INBOX_TO is "a@b.example", but SMTP_URL is not set'],
    [{ SMTP_URL: 'smtp://localhost' }, 'SMTP_URL is set, but INBOX_TO is not'],
    [{ INBOX_FROM: 'a@b.example' }, 'INBOX_FROM is "a@b.example", but SMTP_URL and INBOX_TO are not set'],
    [{ INBOX_WEBHOOK_URL: 'https://h.example' }, 'INBOX_WEBHOOK_URL is set, but INBOX_WEBHOOK_SECRET is not'],
    [{ INBOX_WEBHOOK_SECRET: secret }, 'INBOX_WEBHOOK_SECRET is set, but INBOX_WEBHOOK_URL is not'],
    [
      { INBOX_ORIGINS: 'https://a.example/b' },
      'INBOX_ORIGINS has "https://a.example/b"; allowed are origins',
    ],
    [{ INBOX_ORIGINS: '*' }, 'INBOX_ORIGINS has "*"; allowed are origins without a path'],
    [{ INBOX_ORIGINS: 'null' }, 'INBOX_ORIGINS has "null"; allowed are origins without a path'],
    [
      { INBOX_SITE_URL: 'https://a.example/' },
      'INBOX_SITE_URL is "https://a.example/"; allowed is an origin',
    ],
    [
      { INBOX_TRUSTED_PROXIES: '10.0.0.0/33' },
      'INBOX_TRUSTED_PROXIES has "10.0.0.0/33"; allowed are addresses',
    ],
    [{ INBOX_TRUSTED_PROXIES: 'nginx' }, 'INBOX_TRUSTED_PROXIES has "nginx"; allowed are addresses'],
  ])('%o', (environment, explanation) => {
    expect(() => readInboxSettings(environment)).toThrow(explanation);
  });

  it.each([
    ['DATABASE_URL', { DATABASE_URL: 'mysql://u:hunter2@h/d' }],
    ['SMTP_URL', { SMTP_URL: 'https://u:hunter2@h', INBOX_TO: 'a@b.example' }],
    ['SMTP_URL', { SMTP_URL: 'u:hunter2@h', INBOX_TO: 'a@b.example' }],
    ['INBOX_WEBHOOK_URL', { INBOX_WEBHOOK_URL: 'https://u:hunter2@h.example', INBOX_WEBHOOK_SECRET: secret }],
    ['INBOX_WEBHOOK_URL', { INBOX_WEBHOOK_URL: 'hunter2', INBOX_WEBHOOK_SECRET: secret }],
    [
      'INBOX_WEBHOOK_SECRET',
      { INBOX_WEBHOOK_URL: 'https://h.example', INBOX_WEBHOOK_SECRET: 'whsec_hunter2' },
    ],
    ['INBOX_WEBHOOK_SECRET', { INBOX_WEBHOOK_URL: 'https://h.example', INBOX_WEBHOOK_SECRET: 'hunter2' }],
  ])('%s, without printing a secret', (name, environment) => {
    let explanation = '';
    try {
      readInboxSettings(environment);
    } catch (error) {
      explanation = (error as Error).message;
    }
    expect(explanation).toMatch(new RegExp(`^${name} .*; allowed is `));
    expect(explanation).not.toContain('hunter2');
  });
});
