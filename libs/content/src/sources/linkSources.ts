import type { Inline, RichText } from '../types';
import { laws } from './laws';
import { standards } from './standards';

export const sources = [...laws, ...standards];

const byName = new Map(
  sources.flatMap((source) => [source.name, ...source.alsoCitedAs].map((name) => [name, source] as const)),
);

/** Matches a name as a whole word; the longest first, so that 'ISO/IEC 27001' is not taken for part of another name. */
const anyName = new RegExp(
  `(?<![\\p{L}\\p{N}-])(${[...byName.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.()+/]/g, String.raw`\$&`))
    .join('|')})(?![\\p{L}\\p{N}-])`,
  'gu',
);

/** Spaces around the parts of a number, such as '(16 CFR Part 314)', which is not divided between lines. */
const inNumber = / (?=\d)|(?<=\b\d+|CFR|Public) /g;

/**
 * Returns a citation of standards or laws with a link to the official text of each, and with its edition where the
 * citation does not have it. A text that names no known source is returned unchanged.
 * @example
 * linkSources('NIS2, Article 20(2)');
 * // [{ type: 'link', text: 'NIS2 (Directive (EU) 2022/2555)', href: … }, ', Article 20(2)']
 */
export function linkSources(citation: string): RichText {
  const parts: Inline[] = [];
  let end = 0;
  for (const { 0: name, index } of citation.matchAll(anyName)) {
    const source = byName.get(name);
    if (!source) continue;
    const { edition, href } = source;
    const isComplete = citation.startsWith(edition, index + name.length);
    const isNamed = citation.includes(edition.replace(/^[ :(]+|\)$/g, ''));
    const text = isComplete || !isNamed ? name + edition : name;
    parts.push(citation.slice(end, index), { type: 'link', text: text.replaceAll(inNumber, '\u00a0'), href });
    end = index + (isComplete ? text : name).length;
  }
  return end === 0 ? citation : [...parts, citation.slice(end)].filter((part) => part !== '');
}
