import { expect, it } from 'vitest';
import { readInboxSettings } from './settings.ts';

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const mail = { SMTP_URL: 'smtp://localhost', INBOX_TO: 'a@b.example' };

it('has a default for every setting, also for empty ones', () => {
  const defaults = {
    database: { kind: 'sqlite', file: 'data/inbox.sqlite', maxBytes: 1_073_741_824 },
    retentionDays: 365,
    mail: undefined,
    webhook: undefined,
    origins: [],
    siteUrl: '',
    trustedProxies: [],
    postsPerAddress: 20,
    posts: 600,
    host: 'localhost',
    port: 4_180,
    drainMilliseconds: 10_000,
    maxConnections: 10_000,
  };
  expect(readInboxSettings({})).toEqual(defaults);
  expect(readInboxSettings({ SMTP_URL: '', INBOX_ORIGINS: '', PORT: '', HOST: '' })).toEqual(defaults);
  expect(readInboxSettings({ INBOX_DATABASE: 'a', INBOX_MAX_MEGABYTES: '2' }).database).toEqual({
    kind: 'sqlite',
    file: 'a',
    maxBytes: 2_097_152,
  });
  expect(readInboxSettings(mail).mail?.from).toBe(mail.INBOX_TO);
});

it('reads every setting', () => {
  expect(
    readInboxSettings({
      DATABASE_URL: 'postgres://inbox:password@db.example/inbox',
      INBOX_RETENTION_DAYS: '90',
      SMTP_URL: 'smtps://user:pass%2Fword@mail.example:465',
      INBOX_TO: 'inbox@company.example',
      INBOX_FROM: 'website@company.example',
      INBOX_WEBHOOK_URL: 'https://hooks.example/a?b=c',
      INBOX_WEBHOOK_SECRET: secret,
      INBOX_ORIGINS: 'https://www.company.example  http://localhost:4173',
      INBOX_SITE_URL: 'https://www.company.example',
      INBOX_TRUSTED_PROXIES: 'loopback, 10.0.0.0/8 2001:db8::/32',
      INBOX_POSTS_PER_ADDRESS: '1',
      INBOX_POSTS: '2',
      PORT: '0',
      HOST: '::1',
      DRAIN_SECONDS: '0',
      MAX_CONNECTIONS: '3',
    }),
  ).toEqual({
    database: { kind: 'postgres', url: 'postgres://inbox:password@db.example/inbox' },
    retentionDays: 90,
    mail: {
      url: 'smtps://user:pass%2Fword@mail.example:465',
      to: 'inbox@company.example',
      from: 'website@company.example',
    },
    webhook: { url: 'https://hooks.example/a?b=c', secret },
    origins: ['https://www.company.example', 'http://localhost:4173'],
    siteUrl: 'https://www.company.example',
    trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::/32'],
    postsPerAddress: 1,
    posts: 2,
    host: '::1',
    port: 0,
    drainMilliseconds: 0,
    maxConnections: 3,
  });
});

it.each([
  [{ INBOX_DATABASE: 'data/' }, 'INBOX_DATABASE is "data/"; allowed is the path of a file.'],
  [{ INBOX_DATABASE: 'a', DATABASE_URL: 'postgres://h/d' }, 'allowed is one of them'],
  [{ INBOX_RETENTION_DAYS: '0' }, 'INBOX_RETENTION_DAYS is "0"; allowed is a whole number from 1 to 36500.'],
  [{ INBOX_POSTS: '1.5', PORT: '65536' }, /^INBOX_POSTS is "1.5"; .*\.\nPORT is "65536"; .* to 65535\.$/],
  [{ ...mail, INBOX_TO: 'a@b, c@d' }, 'INBOX_TO is "a@b, c@d"; allowed is one e-mail address'],
  [{ ...mail, INBOX_FROM: 'a@b\nBcc: c@d' }, 'INBOX_FROM is "a@b\\nBcc: c@d"; allowed is one e-mail address'],
  [{ INBOX_TO: 'a@b.example' }, 'SMTP_URL and INBOX_TO: one is set and the other is not.'],
  [{ INBOX_WEBHOOK_SECRET: secret }, 'INBOX_WEBHOOK_URL and INBOX_WEBHOOK_SECRET: one is set'],
  [{ INBOX_ORIGINS: 'https://a.example/b' }, 'INBOX_ORIGINS is "https://a.example/b"; allowed is an origin'],
  [{ INBOX_ORIGINS: 'null' }, 'INBOX_ORIGINS is "null"; allowed is an origin'],
  [{ INBOX_SITE_URL: 'https://a.example/' }, 'INBOX_SITE_URL is "https://a.example/"; allowed is an origin'],
  [{ INBOX_TRUSTED_PROXIES: '10.0.0.0/33' }, 'INBOX_TRUSTED_PROXIES is "10.0.0.0/33"; allowed is addresses'],
])('explains what is wrong in %o, and what is allowed', (environment, explanation) => {
  expect(() => readInboxSettings(environment)).toThrow(explanation);
});

it.each([
  { DATABASE_URL: 'mysql://u:hunter2@h/d' },
  { ...mail, SMTP_URL: 'https://u:hunter2@h' },
  { ...mail, SMTP_URL: 'smtp://u:hunter2%@h' },
  { INBOX_WEBHOOK_URL: 'https://u:hunter2@h.example', INBOX_WEBHOOK_SECRET: secret },
  { INBOX_WEBHOOK_URL: 'http://h.example/hunter2', INBOX_WEBHOOK_SECRET: secret },
  { INBOX_WEBHOOK_SECRET: 'whsec_hunter2', INBOX_WEBHOOK_URL: 'https://h.example' },
])('does not print the secret of %o', (environment) => {
  const read = () => readInboxSettings(environment);
  expect(read).toThrow(/has a value that is not allowed \(not shown: it may be secret\); allowed is /);
  expect(read).not.toThrow('hunter2');
});
