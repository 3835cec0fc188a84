const utf8 = 'charset=utf-8';

/**
 * Media type of files that servers tend to send without their encoding, under a general type or under none; undefined for all others.
 * Text needs its encoding said: security.txt must be UTF-8 by its type (RFC 9116, section 3), and a feed reader
 * must not guess.
 */
export function contentType(pathname: string): string | undefined {
  if (pathname === '/feed.xml') return `application/rss+xml;${utf8}`;
  if (pathname.endsWith('.xml')) return `application/xml;${utf8}`;
  if (pathname.endsWith('.txt')) return `text/plain;${utf8}`;
  if (pathname.endsWith('.webmanifest')) return `application/manifest+json;${utf8}`;
  if (pathname.endsWith('.ico')) return 'image/x-icon';
  return undefined;
}
