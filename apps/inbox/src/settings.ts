import proxyAddress from 'proxy-addr';
import * as v from 'valibot';
import { retentionDays } from '../../../.config/inboxContract.ts';

/** `allowed` completes the sentence 'allowed is …'. */
const required = (pattern: RegExp, allowed: string) => v.pipe(v.string(), v.regex(pattern, allowed));

const text = (pattern: RegExp, allowed: string) => v.optional(required(pattern, allowed));

function number(standard: number, min: number, max: number) {
  const allowed = `a whole number from ${String(min)} to ${String(max)}`;
  const digits = v.pipe(v.string(), v.digits(allowed), v.toNumber());
  return v.optional(v.pipe(digits, v.minValue(min, allowed), v.maxValue(max, allowed)), String(standard));
}

/** Texts with white space or commas between them; none by default. */
const split = v.transform((value: string) => value.split(/[\s,]+/).filter(Boolean));
const list = v.optional(v.pipe(v.string(), split), '');

// A list, or a line break, in a header would add recipients or headers.
const address = text(
  /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+$/,
  'one e-mail address, like inbox@company.example',
);

const origin = required(
  /^https?:\/\/[a-z\d.:[\]-]+$/,
  'an origin without a path, like https://www.company.example',
);

function areProxies(addresses: string[]): boolean {
  try {
    proxyAddress.compile(addresses);
    return true;
  } catch {
    return false;
  }
}

/** All variables, by name (docs/forms.md, section 'Settings of the inbox'). */
const schema = v.pipe(
  v.object({
    INBOX_DATABASE: text(/^[^\0\n]*[^\0\n/]$/, 'the path of a file'),
    INBOX_MAX_MEGABYTES: number(1_024, 1, 1_048_576),
    DATABASE_URL: text(/^postgres(?:ql)?:\/\/[^/]/, 'a URL like postgres://user:password@host:5432/database'),
    INBOX_RETENTION_DAYS: number(retentionDays.standard, retentionDays.min, retentionDays.max),
    SMTP_URL: text(
      /^smtps?:\/\/(?:[^%]|%[\da-f]{2})+$/i,
      'a URL like smtps://user:password@host:465 or smtp://host:587, with special characters percent-encoded',
    ),
    INBOX_TO: address,
    INBOX_FROM: address,
    INBOX_WEBHOOK_URL: text(
      /^(?:https:\/\/[^\s@/]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?)(?:\/\S*)?$/,
      'an https: URL without a user name, or an http: URL if the host is this machine',
    ),
    // At least 24 bytes: https://github.com/standard-webhooks/standard-webhooks, section 'Signature scheme'.
    INBOX_WEBHOOK_SECRET: text(
      /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
      '"whsec_" and at least 24 bytes in base 64, as this prints: echo "whsec_$(openssl rand -base64 32)"',
    ),
    INBOX_ORIGINS: v.pipe(list, v.array(origin)),
    INBOX_SITE_URL: v.optional(origin),
    INBOX_TRUSTED_PROXIES: v.pipe(
      list,
      v.check(areProxies, 'addresses, subnets like 10.0.0.0/8, loopback, linklocal and uniquelocal'),
    ),
    INBOX_POSTS_PER_ADDRESS: number(20, 1, 1_000_000_000),
    INBOX_POSTS: number(600, 1, 1_000_000_000),
  }),
  v.check(
    (set) => (set.SMTP_URL === undefined) === (set.INBOX_TO === undefined),
    'SMTP_URL and INBOX_TO: one is set and the other is not.',
  ),
  v.check(
    (set) => (set.INBOX_WEBHOOK_URL === undefined) === (set.INBOX_WEBHOOK_SECRET === undefined),
    'INBOX_WEBHOOK_URL and INBOX_WEBHOOK_SECRET: one is set and the other is not.',
  ),
  v.transform(({ SMTP_URL, INBOX_TO = '', INBOX_WEBHOOK_URL, INBOX_WEBHOOK_SECRET = '', ...set }) => ({
    database: set.DATABASE_URL
      ? { url: set.DATABASE_URL }
      : { file: set.INBOX_DATABASE ?? 'data/inbox.sqlite', maxBytes: set.INBOX_MAX_MEGABYTES * 1_048_576 },
    retentionDays: set.INBOX_RETENTION_DAYS,
    mail: SMTP_URL ? { url: SMTP_URL, to: INBOX_TO, from: set.INBOX_FROM ?? INBOX_TO } : undefined,
    webhook: INBOX_WEBHOOK_URL ? { url: INBOX_WEBHOOK_URL, secret: INBOX_WEBHOOK_SECRET } : undefined,
    origins: set.INBOX_ORIGINS,
    siteUrl: set.INBOX_SITE_URL ?? '',
    trustedProxies: set.INBOX_TRUSTED_PROXIES,
    postsPerAddress: set.INBOX_POSTS_PER_ADDRESS,
    posts: set.INBOX_POSTS,
  })),
);

export type InboxSettings = Readonly<v.InferOutput<typeof schema>>;

/** Variables that may contain a password. */
const secret = /^(?:DATABASE_URL|SMTP_URL|INBOX_WEBHOOK_.*)$/;

/**
 * Reads and validates the settings. An empty variable counts as unset.
 * @throws {Error} naming each invalid variable, its value unless that may be secret, and what is allowed
 */
export function readInboxSettings(environment: NodeJS.ProcessEnv): InboxSettings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { success, output, issues } = v.safeParse(schema, set, { abortPipeEarly: true });
  if (success) return output;
  const lines = issues.map(({ path, input, message }) => {
    if (!path) return message;
    const name = String(path[0].key);
    return `${name} is ${secret.test(name) ? 'invalid' : JSON.stringify(input)}; allowed is ${message}.`;
  });
  throw new Error(lines.join('\n'));
}
