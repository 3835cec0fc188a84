import { expect, it } from 'vitest';
import { readInboxSettings } from './settings.ts';
import type { InboxSettings } from './settings.ts';

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const url = 'smtps://a:b%2Fc@mail.example:465';
const mail = { SMTP_URL: url, INBOX_TO: 'a@b.example' };
const webhook = { INBOX_WEBHOOK_URL: 'https://hooks.example/a?b=c', INBOX_WEBHOOK_SECRET: secret };

const proxies = ['loopback', '10.0.0.0/8', '::/32'];
const defaults = {
  database: { file: 'data/inbox.sqlite', maxBytes: 1_073_741_824 },
  retentionDays: 365,
  mail: undefined,
  webhook: undefined,
  origins: [],
  siteUrl: '',
  trustedProxies: [],
  postsPerAddress: 20,
  posts: 600,
};

it.each<[NodeJS.ProcessEnv, Partial<InboxSettings>]>([
  [{ SMTP_URL: '', INBOX_ORIGINS: '', DATABASE_URL: '' }, {}],
  [{ INBOX_DATABASE: 'a', INBOX_MAX_MEGABYTES: '2' }, { database: { file: 'a', maxBytes: 2_097_152 } }],
  [{ DATABASE_URL: 'postgres://a:b@db/inbox' }, { database: { url: 'postgres://a:b@db/inbox' } }],
  [mail, { mail: { url, to: 'a@b.example', from: 'a@b.example' } }],
  [{ ...mail, INBOX_FROM: 'c@d.example' }, { mail: { url, to: 'a@b.example', from: 'c@d.example' } }],
  [webhook, { webhook: { url: 'https://hooks.example/a?b=c', secret } }],
  [{ INBOX_ORIGINS: 'https://www.a.b  http://[::1]:1' }, { origins: ['https://www.a.b', 'http://[::1]:1'] }],
  [{ INBOX_SITE_URL: 'https://www.a.example' }, { siteUrl: 'https://www.a.example' }],
  [{ INBOX_TRUSTED_PROXIES: 'loopback, 10.0.0.0/8 ::/32' }, { trustedProxies: proxies }],
  [{ INBOX_RETENTION_DAYS: '90' }, { retentionDays: 90 }],
  [{ INBOX_POSTS: '2' }, { posts: 2 }],
  [{ INBOX_POSTS_PER_ADDRESS: '1' }, { postsPerAddress: 1 }],
])('reads %o; others have their default', (environment, settings) => {
  expect(readInboxSettings(environment)).toEqual({ ...defaults, ...settings });
});

it.each([
  [{ INBOX_DATABASE: 'data/' }, 'INBOX_DATABASE is "data/"; allowed is the path of a file.'],
  [{ INBOX_RETENTION_DAYS: '0' }, 'INBOX_RETENTION_DAYS is 0; allowed is a whole number from 1 to 36500.'],
  [{ INBOX_POSTS: '1.5', INBOX_SITE_URL: 'x' }, /^INBOX_SITE_URL is .*\nINBOX_POSTS is .*$/],
  [{ ...mail, INBOX_TO: 'a@b, c@d' }, 'INBOX_TO is "a@b, c@d"; allowed is one e-mail address'],
  [{ ...mail, INBOX_FROM: 'a@b\nBcc: c@d' }, 'INBOX_FROM is "a@b\\nBcc: c@d"; allowed is one'],
  [{ INBOX_TO: 'a@b.example' }, 'SMTP_URL and INBOX_TO: one is set and the other is not.'],
  [{ INBOX_WEBHOOK_SECRET: secret }, 'INBOX_WEBHOOK_URL and INBOX_WEBHOOK_SECRET: one is set'],
  [{ INBOX_ORIGINS: 'https://a.example null' }, 'INBOX_ORIGINS is "null"; allowed is an origin'],
  [{ INBOX_SITE_URL: 'https://a.example/' }, 'INBOX_SITE_URL is "https://a.example/"; allowed is an origin'],
  [{ INBOX_TRUSTED_PROXIES: '10.0.0.0/33' }, 'INBOX_TRUSTED_PROXIES is ["10.0.0.0/33"]; allowed is'],
  [{ DATABASE_URL: 'mysql://u:p@h/d' }, 'DATABASE_URL is invalid; allowed is a URL like postgres:'],
  [{ ...mail, SMTP_URL: 'https://u:p@h' }, 'SMTP_URL is invalid; allowed is a URL like smtps:'],
  [{ ...mail, SMTP_URL: 'smtp://u:p%@h' }, 'SMTP_URL is invalid'],
  [{ ...webhook, INBOX_WEBHOOK_URL: 'https://u:p@h.example' }, 'INBOX_WEBHOOK_URL is invalid'],
  [{ ...webhook, INBOX_WEBHOOK_URL: 'http://h.example' }, 'INBOX_WEBHOOK_URL is invalid'],
  [{ ...webhook, INBOX_WEBHOOK_SECRET: 'whsec_short' }, 'INBOX_WEBHOOK_SECRET is invalid'],
])('explains what is allowed instead of %o, without a value that may be secret', (environment, message) => {
  const read = () => readInboxSettings(environment);
  expect(read).toThrow(message);
  expect(read).not.toThrow(/u:p|short/);
});
