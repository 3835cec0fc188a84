import proxyAddress from 'proxy-addr';
import * as v from 'valibot';
import { retentionDays } from '../../../.config/inboxContract.ts';

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Variables whose values may contain a password or a key, and are not repeated in messages. */
const secrets = new Set(['DATABASE_URL', 'SMTP_URL', 'INBOX_WEBHOOK_URL', 'INBOX_WEBHOOK_SECRET']);

const loopbackHost = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/** Returns whether the host of a URL is this machine, so that a connection to it needs no encryption. */
export const isLoopback = (url: string): boolean => loopbackHost.test(new URL(url).hostname);

/** Parses a URL of one of these protocols, without a fragment. */
function parseUrl(text: string, ...protocols: readonly string[]): URL | undefined {
  const url = URL.parse(text);
  return url && url.hash === '' && url.host !== '' && protocols.includes(url.protocol) ? url : undefined;
}

function isSmtpUrl(text: string): boolean {
  const url = parseUrl(text, 'smtp:', 'smtps:');
  try {
    return url !== undefined && decodeURIComponent(url.username + url.password) !== undefined;
  } catch {
    return false;
  }
}

function isWebhookUrl(text: string): boolean {
  const url = parseUrl(text, 'https:', 'http:');
  return url?.username === '' && url.password === '' && (url.protocol === 'https:' || isLoopback(text));
}

const isOrigin = (text: string) => parseUrl(text, 'https:', 'http:')?.origin === text;

function isProxy(text: string): boolean {
  try {
    proxyAddress.compile(text);
    return true;
  } catch {
    return false;
  }
}

/** A text that passes `isValid`; `allowed` completes the sentence 'allowed is …'. */
const text = (isValid: (value: string) => boolean, allowed: string) =>
  v.pipe(v.string(), v.check(isValid, allowed));

/** A whole number. */
function number(standard: number, min: number, max: number) {
  const allowed = `a whole number from ${String(min)} to ${String(max)}`;
  const schema = v.pipe(
    v.string(),
    v.digits(allowed),
    v.transform(Number),
    v.minValue(min, allowed),
    v.maxValue(max, allowed),
  );
  return v.optional(schema, String(standard));
}

/** Texts with a separator between them; none by default. */
const list = (separator: RegExp, isValid: (value: string) => boolean, allowed: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(separator).filter(Boolean)),
      v.check((values) => values.every(isValid), allowed),
    ),
    '',
  );

// A list, or a line break, in a header would add recipients or headers.
const address = text(
  (value) => /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+$/.test(value) && value.length <= 254,
  'one e-mail address, like inbox@company.example',
);
const origin = 'an origin without a path, like https://www.company.example';

/** All variables, by name (docs/forms.md, section 'Settings of the inbox'). */
const variables = v.object({
  INBOX_DATABASE: v.optional(text((value) => !/[\0\n]|\/$/.test(value), 'the path of a file')),
  INBOX_MAX_MEGABYTES: number(1_024, 1, 1_048_576),
  DATABASE_URL: v.optional(
    text(
      (value) => parseUrl(value, 'postgres:', 'postgresql:') !== undefined,
      'a URL like postgres://user:password@host:5432/database',
    ),
  ),
  INBOX_RETENTION_DAYS: number(retentionDays.standard, retentionDays.min, retentionDays.max),
  SMTP_URL: v.optional(
    text(
      isSmtpUrl,
      'a URL like smtps://user:password@host:465 or smtp://host:587, with special characters percent-encoded',
    ),
  ),
  INBOX_TO: v.optional(address),
  INBOX_FROM: v.optional(address),
  INBOX_WEBHOOK_URL: v.optional(
    text(isWebhookUrl, 'an https: URL without a user name, or an http: URL if the host is this machine'),
  ),
  // At least 24 bytes: https://github.com/standard-webhooks/standard-webhooks, section 'Signature scheme'.
  INBOX_WEBHOOK_SECRET: v.optional(
    text(
      (value) => /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(value),
      '"whsec_" and at least 24 bytes in base 64, as this prints: echo "whsec_$(openssl rand -base64 32)"',
    ),
  ),
  INBOX_ORIGINS: list(/\s+/, isOrigin, `${origin}, or several with spaces between them`),
  INBOX_SITE_URL: v.optional(text(isOrigin, origin)),
  INBOX_TRUSTED_PROXIES: list(
    /[\s,]+/,
    isProxy,
    'addresses, subnets like 10.0.0.0/8, loopback, linklocal and uniquelocal, separated by spaces or commas',
  ),
  INBOX_POSTS_PER_ADDRESS: number(20, 1, 1_000_000_000),
  INBOX_POSTS: number(600, 1, 1_000_000_000),
  PORT: number(4_180, 0, 65_535),
  HOST: v.optional(v.string(), 'localhost'),
  DRAIN_SECONDS: number(10, 0, 3_600),
  MAX_CONNECTIONS: number(10_000, 1, 1_000_000),
});

type Variables = v.InferOutput<typeof variables>;

/** Requires two variables to be set together. */
const together = (first: keyof Variables, second: keyof Variables, what: string) =>
  v.check<Variables, string>(
    (values) => (values[first] === undefined) === (values[second] === undefined),
    `${first} and ${second}: one is set and the other is not; ${what} needs both.`,
  );

const schema = v.pipe(
  variables,
  v.check(
    (values) => values.INBOX_DATABASE === undefined || values.DATABASE_URL === undefined,
    'INBOX_DATABASE and DATABASE_URL are both set; allowed is one of them: a file, or a PostgreSQL server.',
  ),
  together('SMTP_URL', 'INBOX_TO', 'mail'),
  v.check(
    (values) => values.INBOX_FROM === undefined || values.INBOX_TO !== undefined,
    'INBOX_FROM is set, but SMTP_URL and INBOX_TO are not; mail needs both.',
  ),
  together('INBOX_WEBHOOK_URL', 'INBOX_WEBHOOK_SECRET', 'a webhook'),
  v.transform((values) => ({
    database:
      values.DATABASE_URL === undefined
        ? {
            kind: 'sqlite' as const,
            file: values.INBOX_DATABASE ?? 'data/inbox.sqlite',
            maxBytes: values.INBOX_MAX_MEGABYTES * 1_048_576,
          }
        : { kind: 'postgres' as const, url: values.DATABASE_URL },
    retentionDays: values.INBOX_RETENTION_DAYS,
    mail:
      values.SMTP_URL === undefined || values.INBOX_TO === undefined
        ? undefined
        : { url: values.SMTP_URL, to: values.INBOX_TO, from: values.INBOX_FROM ?? values.INBOX_TO },
    webhook:
      values.INBOX_WEBHOOK_URL === undefined || values.INBOX_WEBHOOK_SECRET === undefined
        ? undefined
        : { url: values.INBOX_WEBHOOK_URL, secret: values.INBOX_WEBHOOK_SECRET },
    origins: values.INBOX_ORIGINS,
    siteUrl: values.INBOX_SITE_URL ?? '',
    trustedProxies: values.INBOX_TRUSTED_PROXIES,
    postsPerAddress: values.INBOX_POSTS_PER_ADDRESS,
    posts: values.INBOX_POSTS,
    host: values.HOST,
    port: values.PORT,
    drainMilliseconds: values.DRAIN_SECONDS * 1_000,
    maxConnections: values.MAX_CONNECTIONS,
  })),
);

/** Settings of the inbox. */
export type InboxSettings = Readonly<v.InferOutput<typeof schema>>;

/**
 * Reads and validates the settings. An empty variable counts as unset.
 * @throws {Error} naming each invalid variable, its value unless it may be a secret, and what is allowed
 */
export function readInboxSettings(environment: Environment): InboxSettings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(schema, set, { abortPipeEarly: true });
  if (result.success) return result.output;
  const lines = result.issues.map(({ path, message }) => {
    const name = String(path?.[0].key ?? '');
    if (name === '') return message;
    const given = secrets.has(name)
      ? 'has a value that is not allowed (not shown: it may be secret)'
      : `is ${JSON.stringify(environment[name])}`;
    return `${name} ${given}; allowed is ${message}.`;
  });
  throw new Error(lines.join('\n'));
}
