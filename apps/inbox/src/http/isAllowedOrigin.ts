import type { IncomingHttpHeaders } from 'node:http';

/** Returns whether an origin is that of the inbox: its host is the request's. The protocol may be that of a proxy. */
function isOwnOrigin(origin: string, host: string | undefined): boolean {
  const url = URL.parse(origin);
  return url !== null && host !== undefined && URL.parse(`${url.protocol}//${host}`)?.host === url.host;
}

/**
 * Returns whether a form of the site sent the request, or a program that is no browser. `Sec-Fetch-Site` is decisive, if
 * it says so, because no page can set it (https://www.w3.org/TR/fetch-metadata/); `Origin: null` is also that of a page in
 * a sandbox.
 * @param origins allowed beside the inbox's own
 */
export function isAllowedOrigin(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return true;
  if (origin === undefined) return site === undefined || site === 'none';
  return origins.includes(origin) || isOwnOrigin(origin, host);
}
