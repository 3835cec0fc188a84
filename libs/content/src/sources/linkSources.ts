import type { Inline, RichText } from '../types';
import { laws } from './laws';
import type { Source } from './Source';
import { standards } from './standards';

/** All standards and laws that pages cite. */
export const sources: readonly Source[] = [...laws, ...standards];

/** Each source under each of its names, longest first, so that 'ISO/IEC 27001' is not taken for part of another name. */
const names = sources
  .flatMap((source) => [source.name, ...source.alsoCitedAs].map((name) => ({ ...source, name })))
  .sort((a, b) => b.name.length - a.name.length);

/** Returns the place of a name in a text, as a whole word; -1 if it does not occur. */
function findName(name: string, text: string): number {
  const wordPart = /[\p{L}\p{N}-]/u;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!wordPart.test(text[at - 1] ?? ' ') && !wordPart.test(text[at + name.length] ?? ' ')) return at;
  }
  return -1;
}

/**
 * Returns a citation of standards or laws with a link to the official text of each, and with its edition where the
 * citation does not have it. A text that names no known source is returned unchanged.
 * @example
 * linkSources('NIS2, Article 20(2)');
 * // [{ type: 'link', text: 'NIS2 (Directive (EU) 2022/2555)', href: … }, ', Article 20(2)']
 */
export function linkSources(citation: string): RichText {
  const link = (text: string): readonly Inline[] => {
    for (const { name, edition, href } of names) {
      const at = findName(name, text);
      if (at < 0) continue;
      const end = at + name.length;
      const follows = edition !== '' && text.startsWith(edition, end);
      const added = citation.includes(edition.replace(/^[ :(]+|\)$/g, '')) ? '' : edition;
      return [
        ...link(text.slice(0, at)),
        { type: 'link', text: `${name}${follows ? edition : added}`, href },
        ...link(text.slice(follows ? end + edition.length : end)),
      ];
    }
    return text ? [text] : [];
  };
  const parts = link(citation);
  return parts.every((part) => typeof part === 'string') ? citation : parts;
}
