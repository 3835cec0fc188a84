/** The target of a request. */
export interface RequestTarget {
  /** Path as sent. */
  readonly raw: string;
  /** Percent-decoded path; undefined if it is malformed. */
  readonly path: string | undefined;
  /** Everything from the first `?`; empty if there is none. */
  readonly query: string;
}

/** Parses a target in origin-form or absolute-form (RFC 9112, section 3.2); the host of the latter is ignored. */
export function parseTarget(target: string): RequestTarget {
  const local = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
  const mark = local.indexOf('?');
  const raw = (mark < 0 ? local : local.slice(0, mark)) || '/';
  return { raw, path: decodePath(raw), query: mark < 0 ? '' : local.slice(mark) };
}

function decodePath(raw: string): string | undefined {
  if (!raw.includes('%')) return raw;
  try {
    return decodeURI(raw);
  } catch {
    return undefined;
  }
}

/** Returns the text for a `Location` header: other bytes than visible ASCII are percent-encoded. */
export function encodeForLocation(text: string): string {
  return text.replace(
    /[^\x21-\x7e]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  );
}
