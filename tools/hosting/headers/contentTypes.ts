import { lookup } from 'mrmime';
import { speculationRulesPath } from './speculationRules.ts';

const utf8 = 'charset=utf-8';

/**
 * Returns the media type of files that servers often send without a charset or with a generic type, otherwise
 * undefined. Browsers ignore speculation rules of another type. security.txt must be sent as UTF-8 (RFC 9116,
 * section 3); feed readers must not guess the charset.
 */
export function contentType(pathname: string): string | undefined {
  if (pathname === '/feed.xml') return `application/rss+xml;${utf8}`;
  if (pathname === speculationRulesPath) return 'application/speculationrules+json';
  if (pathname.endsWith('.xml')) return `application/xml;${utf8}`;
  if (pathname.endsWith('.txt')) return `text/plain;${utf8}`;
  if (pathname.endsWith('.webmanifest')) return `application/manifest+json;${utf8}`;
  if (pathname.endsWith('.ico')) return 'image/x-icon';
  return undefined;
}

/** Returns the value of `Content-Type` for a file, HTML in UTF-8; undefined if its extension is unknown. */
export function mediaType(pathname: string): string | undefined {
  if (pathname.endsWith('.html')) return `text/html;${utf8}`;
  return contentType(pathname) ?? lookup(pathname);
}
