import proxyAddress from 'proxy-addr';
import * as v from 'valibot';
import { retentionDays } from '../../../.config/inboxContract.ts';

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Variables whose values may contain a password or a key, and are not repeated in messages. */
const secrets = ['DATABASE_URL', 'SMTP_URL', 'INBOX_WEBHOOK_URL', 'INBOX_WEBHOOK_SECRET'];

const loopbackHost = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/** Returns whether the host of a URL is this machine, so that a connection to it needs no encryption. */
export const isLoopback = (url: string): boolean => loopbackHost.test(new URL(url).hostname);

/** Returns whether proxy-addr knows these proxies. */
function areProxies(addresses: string[]): boolean {
  try {
    proxyAddress.compile(addresses);
    return true;
  } catch {
    return false;
  }
}

/** A text that matches a pattern; `allowed` completes the sentence 'allowed is …'. */
const text = (pattern: RegExp, allowed: string) => v.pipe(v.string(), v.regex(pattern, allowed));

/** A whole number. */
function number(standard: number, min: number, max: number) {
  const allowed = `a whole number from ${String(min)} to ${String(max)}`;
  const digits = v.pipe(v.string(), v.digits(allowed), v.toNumber());
  return v.optional(v.pipe(digits, v.minValue(min, allowed), v.maxValue(max, allowed)), String(standard));
}

/** Texts with white space or commas between them; none by default. */
const list = v.optional(
  v.pipe(
    v.string(),
    v.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
  ),
  '',
);

// A list, or a line break, in a header would add recipients or headers.
const address = text(
  /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+$/,
  'one e-mail address, like inbox@company.example',
);

const origin = v.pipe(
  v.string(),
  v.check(
    (value) => /^https?:/.test(value) && URL.parse(value)?.origin === value,
    'an origin without a path, like https://www.company.example',
  ),
);

/** Variables that are set together or not at all. */
const pairs = [
  ['SMTP_URL', 'INBOX_TO'],
  ['INBOX_WEBHOOK_URL', 'INBOX_WEBHOOK_SECRET'],
] as const;

/** All variables, by name (docs/forms.md, section 'Settings of the inbox'). */
const schema = v.pipe(
  v.object({
    INBOX_DATABASE: v.optional(text(/^[^\0\n]*[^\0\n/]$/, 'the path of a file')),
    INBOX_MAX_MEGABYTES: number(1_024, 1, 1_048_576),
    DATABASE_URL: v.optional(
      text(/^postgres(?:ql)?:\/\/[^/]/, 'a URL like postgres://user:password@host:5432/database'),
    ),
    INBOX_RETENTION_DAYS: number(retentionDays.standard, retentionDays.min, retentionDays.max),
    SMTP_URL: v.optional(
      text(
        /^smtps?:\/\/(?:[^%]|%[\da-f]{2})+$/i,
        'a URL like smtps://user:password@host:465 or smtp://host:587, with special characters percent-encoded',
      ),
    ),
    INBOX_TO: v.optional(address),
    INBOX_FROM: v.optional(address),
    INBOX_WEBHOOK_URL: v.optional(
      v.pipe(
        v.string(),
        v.check((value) => {
          const url = URL.parse(value);
          const isProtected = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(value));
          return isProtected && url.username === '';
        }, 'an https: URL without a user name, or an http: URL if the host is this machine'),
      ),
    ),
    // At least 24 bytes: https://github.com/standard-webhooks/standard-webhooks, section 'Signature scheme'.
    INBOX_WEBHOOK_SECRET: v.optional(
      text(
        /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
        '"whsec_" and at least 24 bytes in base 64, as this prints: echo "whsec_$(openssl rand -base64 32)"',
      ),
    ),
    INBOX_ORIGINS: v.pipe(list, v.array(origin)),
    INBOX_SITE_URL: v.optional(origin),
    INBOX_TRUSTED_PROXIES: v.pipe(
      list,
      v.check(areProxies, 'addresses, subnets like 10.0.0.0/8, loopback, linklocal and uniquelocal'),
    ),
    INBOX_POSTS_PER_ADDRESS: number(20, 1, 1_000_000_000),
    INBOX_POSTS: number(600, 1, 1_000_000_000),
    PORT: number(4_180, 0, 65_535),
    HOST: v.optional(v.string(), 'localhost'),
    DRAIN_SECONDS: number(10, 0, 3_600),
    MAX_CONNECTIONS: number(10_000, 1, 1_000_000),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    if (value.INBOX_DATABASE !== undefined && value.DATABASE_URL !== undefined)
      addIssue({ message: 'INBOX_DATABASE and DATABASE_URL are both set; allowed is one of them.' });
    for (const pair of pairs)
      if (pair.some((name) => value[name] !== undefined) && pair.some((name) => value[name] === undefined))
        addIssue({ message: `${pair.join(' and ')}: one is set and the other is not.` });
  }),
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
 * @throws {Error} naming each invalid variable, its value unless it may be a secret, and the allowed values
 */
export function readInboxSettings(environment: Environment): InboxSettings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { success, output, issues } = v.safeParse(schema, set, { abortPipeEarly: true });
  if (success) return output;
  const lines = issues.map(({ path, message }) => {
    const name = String(path?.[0].key ?? '');
    if (name === '') return message;
    const given = secrets.includes(name)
      ? 'has a value that is not allowed (not shown: it may be secret)'
      : `is ${JSON.stringify(environment[name])}`;
    return `${name} ${given}; allowed is ${message}.`;
  });
  throw new Error(lines.join('\n'));
}
