/**
 * The path itself where it is validly percent-encoded (RFC 3986, section 2.1); else without its percent signs, since
 * the router decodes more than once and could make nothing of them however they are written.
 */
export function decodablePath(pathname: string): string {
  try {
    // The result is used because the minifier takes the call for pure and would drop it otherwise.
    return decodeURI(pathname) && pathname;
  } catch {
    return pathname.replaceAll('%', '');
  }
}
