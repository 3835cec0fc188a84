import { MIMEType } from 'node:util';
import { RefusedError } from './RefusedError.ts';

/** Names and values of a body, in order. */
type Entries = readonly (readonly [name: string, value: string])[];

/** Returns text of the sender for an error message: quoted, and shortened. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}

const malformedForm = 'The body is not URL-encoded UTF-8: after each "%", two hexadecimal digits are needed.';

/** Parses `application/x-www-form-urlencoded` (https://url.spec.whatwg.org/#urlencoded-parsing), but refuses what is malformed. */
function parseForm(text: string): Entries {
  const decode = (part: string) => {
    try {
      return decodeURIComponent(part.replaceAll('+', ' '));
    } catch {
      throw new RefusedError(400, malformedForm);
    }
  };
  return text
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const index = pair.includes('=') ? pair.indexOf('=') : pair.length;
      return [decode(pair.slice(0, index)), decode(pair.slice(index + 1))];
    });
}

const malformedJson = 'The body is not one flat JSON object of strings.';

/** Parses one flat JSON object of strings. */
function parseJson(text: string): Entries {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RefusedError(400, malformedJson);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RefusedError(400, malformedJson);
  const entries = Object.entries(value).map(([name, item]: [string, unknown]) => {
    if (typeof item !== 'string')
      throw new RefusedError(400, `The value of ${quote(name)} is not a string; only strings are allowed.`);
    // Half of a surrogate pair cannot be stored as UTF-8.
    return [name, item.replace(/\p{Surrogate}/gu, '\uFFFD')] as const;
  });
  // JSON.parse keeps the last of repeated names. The object is flat, so each string is a name or a value.
  if ((text.match(/"(?:[^"\\]|\\.)*"/g) ?? []).length !== 2 * entries.length)
    throw new RefusedError(400, 'The body has a field twice; each is allowed once.');
  return entries;
}

const parsers: Readonly<Record<string, ((text: string) => Entries) | undefined>> = {
  'application/x-www-form-urlencoded': parseForm,
  'application/json': parseJson,
};

const unsupported = (what: string) =>
  new RefusedError(
    415,
    `${what}; allowed are ${Object.keys(parsers).join(' and ')}, in UTF-8.`,
    // RFC 9110, section 15.5.16.
    { Accept: Object.keys(parsers).join(', ') },
  );

/**
 * Returns the parser for a body from the header fields that describe it.
 * @throws {RefusedError} with status 415
 */
export function selectParser(
  contentType: string | undefined,
  contentEncoding: string | undefined,
): (body: Uint8Array) => Entries {
  if (contentEncoding !== undefined && contentEncoding.toLowerCase() !== 'identity')
    throw new RefusedError(
      415,
      `The body has the Content-Encoding ${quote(contentEncoding)}; allowed is none.`,
      // RFC 9110, section 12.5.3.
      { 'Accept-Encoding': 'identity' },
    );
  if (contentType === undefined) throw unsupported('The request has no Content-Type');
  let type: MIMEType;
  try {
    type = new MIMEType(contentType);
  } catch {
    throw unsupported(`The Content-Type ${quote(contentType)} is malformed`);
  }
  const parser = parsers[type.essence];
  if (!parser) throw unsupported(`The Content-Type is ${quote(type.essence)}`);
  const charset = type.params.get('charset') ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) throw unsupported(`The charset is ${quote(charset)}`);
  return (body) => {
    let text: string;
    try {
      text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    } catch {
      throw new RefusedError(400, 'The body is not valid UTF-8.');
    }
    return parser(text);
  };
}
