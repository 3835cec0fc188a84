/**
 * Parses the target of a request in origin-form or absolute-form (RFC 9112, section 3.2); the host of the latter is ignored.
 * @returns the path as sent, the percent-decoded path, undefined if it is malformed, and everything from the first `?`, in
 * visible ASCII characters
 */
export function parseTarget(target: string) {
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
