/** The path itself where it is validly percent-encoded (RFC 3986, section 2.1); else with every percent sign taken literally. */
export function decodablePath(pathname: string): string {
  try {
    decodeURI(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}
