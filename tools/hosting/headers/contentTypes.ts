import { getMimeType } from 'hono/utils/mime';
import { speculationRulesPath } from './speculationRules.ts';

/**
 * Types by extension that hosts often send without a charset or as a generic type, and by path those that differ from the
 * extension's. security.txt must be UTF-8 (RFC 9116, section 3); feed readers must not guess the charset; browsers ignore
 * speculation rules of another type.
 */
const unusualTypes: Readonly<Record<string, string | undefined>> = {
  ico: 'image/x-icon',
  txt: 'text/plain;charset=utf-8',
  webmanifest: 'application/manifest+json;charset=utf-8',
  xml: 'application/xml;charset=utf-8',
  '/feed.xml': 'application/rss+xml;charset=utf-8',
  [speculationRulesPath]: 'application/speculationrules+json',
};

export const getExtension = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/** Returns the media type of a file if hosts must be told; otherwise undefined. */
export const contentType = (path: string) => unusualTypes[path] ?? unusualTypes[getExtension(path)];

/** @throws {Error} if the extension is unknown */
export function mediaType(path: string): string {
  const type = contentType(path) ?? getMimeType(path);
  if (type === undefined)
    throw new Error(`The media type of "${path}" is unknown: add it to contentTypes.ts.`);
  return type;
}
