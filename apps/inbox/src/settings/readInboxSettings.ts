import proxyAddress from 'proxy-addr';
import type { Environment } from './Environment.ts';
import type { InboxSettings } from './InboxSettings.ts';
import { readNumber } from './readNumber.ts';

/** Parses a URL of one of these protocols, without a fragment. */
function parseUrl(text: string, protocols: readonly string[]): URL | undefined {
  const url = URL.parse(text);
  return url && url.hash === '' && url.host !== '' && protocols.includes(url.protocol) ? url : undefined;
}

function readDatabase(environment: Environment): InboxSettings['database'] {
  const file = environment['INBOX_DATABASE'] ?? '';
  const url = environment['DATABASE_URL'] ?? '';
  const maxBytes = readNumber(environment, 'INBOX_MAX_MEGABYTES', 1_024, 1, 1_048_576) * 1_024 * 1_024;
  if (url === '') {
    if (/[\0\n]/.test(file) || file.endsWith('/'))
      throw new Error(`INBOX_DATABASE is ${JSON.stringify(file)}; allowed is the path of a file.`);
    return { kind: 'sqlite', file: file || 'data/inbox.sqlite', maxBytes };
  }
  if (file !== '')
    throw new Error(
      `INBOX_DATABASE is "${file}", and DATABASE_URL is set, too; allowed is one of them: a file, or a PostgreSQL server.`,
    );
  // It has a password, so it is not repeated in the message; as with the other secrets below.
  if (!parseUrl(url, ['postgres:', 'postgresql:']))
    throw new Error(
      'DATABASE_URL has a value that is not allowed (not shown: it may have a password); allowed is a URL like postgres://user:password@host:5432/database.',
    );
  return { kind: 'postgres', url };
}

/** One address without a display name: a list, or a line break, in a header would add recipients or headers. */
const address = /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+$/;

function readAddress(environment: Environment, name: string): string {
  const text = environment[name] ?? '';
  if (text !== '' && (!address.test(text) || text.length > 254))
    throw new Error(
      `${name} is ${JSON.stringify(text)}; allowed is one e-mail address, like inbox@company.example.`,
    );
  return text;
}

function readMail(environment: Environment): InboxSettings['mail'] {
  const url = environment['SMTP_URL'] ?? '';
  const to = readAddress(environment, 'INBOX_TO');
  const from = readAddress(environment, 'INBOX_FROM');
  if (url === '' && to === '') {
    if (from === '') return undefined;
    throw new Error(`INBOX_FROM is "${from}", but SMTP_URL and INBOX_TO are not set; mail needs both.`);
  }
  if (url === '') throw new Error(`INBOX_TO is "${to}", but SMTP_URL is not set; mail needs both.`);
  if (!parseUrl(url, ['smtp:', 'smtps:']))
    throw new Error(
      'SMTP_URL has a value that is not allowed (not shown: it may have a password); allowed is a URL like smtps://user:password@host:465 or smtp://host:587.',
    );
  if (to === '') throw new Error('SMTP_URL is set, but INBOX_TO is not; mail needs both.');
  return { url, to, from: from || to };
}

/** Shortest key of a signature, in bytes (https://github.com/standard-webhooks/standard-webhooks, section 'Signature scheme'). */
const minSecretBytes = 24;

function readWebhook(environment: Environment): InboxSettings['webhook'] {
  const url = environment['INBOX_WEBHOOK_URL'] ?? '';
  const text = environment['INBOX_WEBHOOK_SECRET'] ?? '';
  if (url === '' && text === '') return undefined;
  if (url === '')
    throw new Error('INBOX_WEBHOOK_SECRET is set, but INBOX_WEBHOOK_URL is not; a webhook needs both.');
  const parsed = parseUrl(url, ['https:', 'http:']);
  if (!parsed || parsed.username !== '' || parsed.password !== '')
    throw new Error(
      'INBOX_WEBHOOK_URL has a value that is not allowed (not shown: it may contain a key); allowed is an http: or https: URL without a user name.',
    );
  if (text === '')
    throw new Error('INBOX_WEBHOOK_URL is set, but INBOX_WEBHOOK_SECRET is not; a webhook needs both.');
  const encoded = /^whsec_([\w+/-]+={0,2})$/.exec(text)?.[1] ?? '';
  const secret = new Uint8Array(Buffer.from(encoded, 'base64'));
  if (secret.length < minSecretBytes)
    throw new Error(
      `INBOX_WEBHOOK_SECRET has a value that is not allowed (not shown); allowed is "whsec_" and at least ${String(minSecretBytes)} bytes in base 64, as this prints: echo "whsec_$(openssl rand -base64 32)"`,
    );
  return { url, secret };
}

const isOrigin = (text: string) => parseUrl(text, ['https:', 'http:'])?.origin === text;

function readOrigins(environment: Environment): readonly string[] {
  const origins = (environment['INBOX_ORIGINS'] ?? '').split(/\s+/).filter(Boolean);
  for (const origin of origins)
    if (!isOrigin(origin))
      throw new Error(
        `INBOX_ORIGINS has "${origin}"; allowed are origins without a path, like https://www.company.example, separated by spaces.`,
      );
  return origins;
}

function readSiteUrl(environment: Environment): string {
  const text = environment['INBOX_SITE_URL'] ?? '';
  if (text !== '' && !isOrigin(text))
    throw new Error(
      `INBOX_SITE_URL is "${text}"; allowed is an origin without a path, like https://www.company.example.`,
    );
  return text;
}

function readTrustedProxies(environment: Environment): readonly string[] {
  const proxies = (environment['INBOX_TRUSTED_PROXIES'] ?? '').split(/[\s,]+/).filter(Boolean);
  for (const proxy of proxies) {
    try {
      proxyAddress.compile(proxy);
    } catch {
      throw new Error(
        `INBOX_TRUSTED_PROXIES has "${proxy}"; allowed are addresses, subnets like 10.0.0.0/8, loopback, linklocal and uniquelocal, separated by spaces or commas.`,
      );
    }
  }
  return proxies;
}

/**
 * Reads and validates the settings of the inbox. An empty variable counts as unset.
 * @throws {Error} naming the variable, its value and what is allowed, if one is invalid; a value that may contain a
 * secret is not repeated
 */
export function readInboxSettings(environment: Environment): InboxSettings {
  const mail = readMail(environment);
  const webhook = readWebhook(environment);
  return {
    database: readDatabase(environment),
    retentionDays: readNumber(environment, 'INBOX_RETENTION_DAYS', 365, 1, 36_500),
    ...(mail ? { mail } : {}),
    ...(webhook ? { webhook } : {}),
    origins: readOrigins(environment),
    siteUrl: readSiteUrl(environment),
    trustedProxies: readTrustedProxies(environment),
    postsPerAddress: readNumber(environment, 'INBOX_POSTS_PER_ADDRESS', 20, 1, 1_000_000_000),
    posts: readNumber(environment, 'INBOX_POSTS', 600, 1, 1_000_000_000),
  };
}
