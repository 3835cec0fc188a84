/** The target of a request. */
export interface RequestTarget {
  /** Path as sent. */
  readonly raw: string;
  /** Percent-decoded path; undefined if it is malformed. */
  readonly path: string | undefined;
  /** Everything from the first `?`, in visible ASCII characters; empty if there is none. */
  readonly query: string;
}

/** Parses a target in origin-form or absolute-form (RFC 9112, section 3.2); the host of the latter is ignored. */
export function parseTarget(target: string): RequestTarget {
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const raw = local.replace(/\?.*$/s, '') || '/';
  const query = local
    .slice(local === '' ? 0 : raw.length)
    .replace(/[^!-~]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
  try {
    return { raw, path: decodeURI(raw), query };
  } catch {
    return { raw, path: undefined, query };
  }
}
