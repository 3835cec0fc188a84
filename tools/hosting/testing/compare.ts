import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cacheRules, documentHeaders, fileHeaders } from '../headers/headers.ts';
import type { HostingManifest } from '../headers/HostingManifest.ts';
import type { Answer } from './ask.ts';
import type { Encoding, Exchange, Kind } from './Exchange.ts';

/** The part of a response that must be the same from every server. */
export interface Comparable {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Which of `ETag` and `Last-Modified` the response has; their values differ between servers. */
  readonly validators: string;
  /** Length and hash of the body. */
  readonly body: string;
}

/** Headers of the connection and the server, and those that are optional in RFC 9110. */
const ignoredHeaders = new Set([
  'date',
  'server',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'accept-ranges',
  'etag',
  'last-modified',
]);

const cacheControl: Readonly<Record<Kind, string>> = {
  document: cacheRules.revalidated,
  file: cacheRules.revalidated,
  asset: cacheRules.hashedAsset,
  notFound: cacheRules.notFound,
  redirect: cacheRules.revalidated,
  error: cacheRules.notFound,
};

function describeBody(body: Buffer): string {
  return `${String(body.length)} bytes, ${createHash('sha256').update(body).digest('hex').slice(0, 8)}`;
}

/** Returns the response that a server with the given compressed copies must send. */
export function expectedAnswer(
  { method, accepts = [], expected }: Exchange,
  options: {
    readonly manifest: HostingManifest;
    readonly dist: string;
    readonly mediaType: (file: string) => string;
    /** Encodings that the server sends, in its order of preference. */
    readonly encodings: readonly Encoding[];
  },
): Comparable {
  const { manifest, dist, mediaType, encodings } = options;
  const { status, kind, file, range, headers = {} } = expected;
  const security =
    kind === 'document' || kind === 'notFound' ? documentHeaders(manifest) : fileHeaders(manifest);
  const base = {
    ...Object.fromEntries(Object.entries(security).map(([name, value]) => [name.toLowerCase(), value])),
    'cache-control': cacheControl[kind],
    ...headers,
  };
  if (status === 304)
    return {
      status,
      headers: { ...base, vary: 'Accept-Encoding' },
      validators: 'etag',
      body: describeBody(Buffer.alloc(0)),
    };
  if (file === undefined) return { status, headers: base, validators: 'any', body: 'any' };
  if (status === 416) {
    const { size } = statSync(join(dist, file));
    const rangeHeader = { 'content-range': `bytes */${String(size)}` };
    return { status, headers: { ...base, ...rangeHeader }, validators: 'any', body: 'any' };
  }

  const copyOf = (encoding: Encoding) => join(dist, `${file}.${encoding === 'gzip' ? 'gz' : encoding}`);
  const encoding = encodings.find((one) => accepts.includes(one) && existsSync(copyOf(one)));
  const content = readFileSync(encoding ? copyOf(encoding) : join(dist, file));
  const body = range ? content.subarray(range[0], range[1] + 1) : content;
  const varies = encodings.some((one) => existsSync(copyOf(one)));
  return {
    status,
    headers: {
      ...base,
      'content-type': mediaType(file),
      'content-length': String(body.length),
      ...(encoding ? { 'content-encoding': encoding } : {}),
      ...(varies ? { vary: 'Accept-Encoding' } : {}),
      ...(range ? { 'content-range': `bytes ${range.join('-')}/${String(content.length)}` } : {}),
    },
    validators: kind === 'notFound' ? 'none' : 'etag, last-modified',
    body: describeBody(method === 'HEAD' ? Buffer.alloc(0) : body),
  };
}

/** Returns the comparable part of a response; what is not expected to be the same is left out. */
export function comparable({ status, headers, body }: Answer, expected: Comparable): Comparable {
  const checksBody = expected.body !== 'any';
  const ignored = (name: string) =>
    ignoredHeaders.has(name) || (!checksBody && /^(?:content-(?:type|length)|vary)$/.test(name));
  const validators = ['etag', 'last-modified'].filter((name) => headers[name] !== undefined);
  return {
    status,
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !ignored(name))
        .map(([name, value]) => [
          name,
          name === 'content-type' ? value.replace('; charset', ';charset') : value,
        ]),
    ),
    validators:
      expected.validators === 'any'
        ? 'any'
        : expected.validators === 'etag'
          ? validators.filter((name) => name === 'etag').join() || 'none'
          : validators.join(', ') || 'none',
    body: checksBody ? describeBody(body) : 'any',
  };
}

/** Returns what differs between two responses, one line for each difference. */
export function differences(actual: Comparable, expected: Comparable): readonly string[] {
  const { headers: actualHeaders, ...actualRest } = actual;
  const { headers: expectedHeaders, ...expectedRest } = expected;
  const wanted: Readonly<Record<string, unknown>> = { ...expectedRest, ...expectedHeaders };
  const got: Readonly<Record<string, unknown>> = { ...actualRest, ...actualHeaders };
  return [...new Set([...Object.keys(wanted), ...Object.keys(got)])]
    .filter((name) => wanted[name] !== got[name])
    .map((name) => `${name} is ${String(got[name])}, expected ${String(wanted[name])}`);
}
