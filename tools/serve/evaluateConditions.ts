import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';
import parseRange from 'range-parser';
import type { Representation } from './Resource.ts';

/** What a GET or HEAD request with preconditions or a range results in. Offsets are inclusive. */
export type Outcome =
  | { readonly status: 200 | 304 | 412 | 416 }
  | { readonly status: 206; readonly start: number; readonly end: number };

const conditionalHeaders = [
  'if-none-match',
  'if-modified-since',
  'range',
  'if-match',
  'if-unmodified-since',
] as const;

/** The three formats of an HTTP-date (RFC 9110, section 5.6.7); `Date` reads others too, which must be ignored. */
const httpDate = /^[A-Z][a-z]{2,8},? .+\d\d:\d\d:\d\d( GMT| \d{4})$/;

function readDate(text: string | undefined): number | undefined {
  if (text === undefined || !httpDate.test(text)) return undefined;
  const time = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(time) ? undefined : time;
}

/** Compares strongly: a weak validator never matches (RFC 9110, section 8.8.3.2). */
function listsTag(list: string, etag: string): boolean {
  return list.split(',').some((tag) => ['*', etag].includes(tag.trim()));
}

/**
 * Evaluates the preconditions of a request in the order of RFC 9110, section 13.2.2, then its range (section 14.2).
 * Several ranges, invalid ones and unknown units get the whole representation.
 */
export function evaluateConditions(
  method: 'GET' | 'HEAD',
  headers: IncomingHttpHeaders,
  { etag, body }: Representation,
  lastModified: string,
): Outcome {
  if (!conditionalHeaders.some((name) => headers[name] !== undefined)) return { status: 200 };
  const modified = Date.parse(lastModified);
  if (headers['if-match'] !== undefined) {
    if (!listsTag(headers['if-match'], etag)) return { status: 412 };
  } else {
    const unmodifiedSince = readDate(headers['if-unmodified-since']);
    if (unmodifiedSince !== undefined && modified > unmodifiedSince) return { status: 412 };
  }

  const modifiedSince = readDate(headers['if-modified-since']);
  const conditions = {
    'if-none-match': headers['if-none-match'],
    ...(modifiedSince === undefined ? {} : { 'if-modified-since': new Date(modifiedSince).toUTCString() }),
  };
  if (fresh(conditions, { etag, 'last-modified': lastModified })) return { status: 304 };

  const { range, 'if-range': ifRange } = headers;
  if (method === 'HEAD' || range === undefined) return { status: 200 };
  if (ifRange !== undefined && ifRange !== etag && ifRange !== lastModified) return { status: 200 };
  return evaluateRange(range, body.length);
}

function evaluateRange(range: string, size: number): Outcome {
  // range-parser 1.3.0 rejects a suffix longer than the representation, which means all of it.
  const suffix = /^bytes=\s*-(\d+)\s*$/i.exec(range)?.[1];
  if (suffix !== undefined && Number(suffix) >= size && size > 0)
    return { status: 206, start: 0, end: size - 1 };

  const ranges = parseRange(size, range);
  if (ranges === -1) return /^bytes=/i.test(range) ? { status: 416 } : { status: 200 };
  const [first, second] = ranges === -2 ? [] : ranges;
  if (ranges === -2 || ranges.type.toLowerCase() !== 'bytes' || !first || second) return { status: 200 };
  return { status: 206, start: first.start, end: first.end };
}
