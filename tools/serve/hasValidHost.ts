import type { IncomingMessage } from 'node:http';

/** Characters of a host with a port (RFC 3986, section 3.2); empty if the target has no authority. */
const hostAndPort = /^[\w.~!$&'()*+;=:%[\]-]*$/;

/** Returns whether a request has exactly one valid `Host` header, or none in HTTP/1.0 (RFC 9112, section 3.2). */
export function hasValidHost({ rawHeaders, headers, httpVersionMinor }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersionMinor === 0;
  if (!hostAndPort.test(headers.host)) return false;
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count === 1;
}
