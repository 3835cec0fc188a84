/**
 * Returns the path unchanged if its percent-encoding is valid (RFC 3986, section 2.1), otherwise without percent signs:
 * the router decodes a path more than once, so that escaping them does not help.
 */
export function decodablePath(pathname: string): string {
  try {
    // Uses the result, because the minifier treats the call as pure and would remove it.
    return decodeURI(pathname) && pathname;
  } catch {
    return pathname.replaceAll('%', '');
  }
}
