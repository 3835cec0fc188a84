import { describe, expect, it } from 'vitest';
import { pages } from '../pages';
import { citedNames } from '../payload';
import { repeated } from '../testing/pageTexts';
import type { RichText } from '../types';
import { linkSources, sources } from './linkSources';

const citations = pages.paths.flatMap((path) => citedNames(pages.get(path)));

/** Citations of law without one official text. */
const withoutSource: readonly string[] = ['Loot-box law by country'];

const linksIn = (text: RichText) =>
  typeof text === 'string' ? [] : text.filter((part) => typeof part !== 'string');

describe('the sources', () => {
  it('have whole documents as addresses, over HTTPS', () => {
    const odd = sources.filter(({ href }) => new URL(href).protocol !== 'https:' || href.includes('#'));
    expect(odd).toEqual([]);
  });

  it('are listed once', () => {
    expect(repeated(sources.map(({ href }) => href))).toEqual([]);
    expect(repeated(sources.flatMap(({ name, alsoCitedAs = [] }) => [name, ...alsoCitedAs]))).toEqual([]);
  });

  it('are all cited', () => {
    const linked = new Set(
      citations.flatMap((name) => linksIn(linkSources(name)).map((part) => 'href' in part && part.href)),
    );
    expect(sources.filter(({ href }) => !linked.has(href)).map(({ name }) => name)).toEqual([]);
  });
});

describe('linkSources', () => {
  it('links every citation of the pages', () => {
    const unlinked = citations.filter((name) => linksIn(linkSources(name)).length === 0);
    expect(unlinked.sort()).toEqual(withoutSource);
  });

  const text = (citation: string) => {
    const linked = linkSources(citation);
    return typeof linked === 'string'
      ? linked
      : linked
          .map((part) => (typeof part === 'string' ? part : `[${part.text}]`))
          .join('')
          .replaceAll('\u00a0', '~');
  };

  it.each([
    ['NIS2, Article 20(2)', '[NIS2 (Directive (EU)~2022/2555)], Article 20(2)'],
    ['DORA (Regulation (EU) 2022/2554), Article 28', '[DORA (Regulation (EU)~2022/2554)], Article 28'],
    ['ISO/IEC 27001:2022, control A.5.7', '[ISO/IEC~27001:2022], control A.5.7'],
    ['OWASP ASVS and WCAG 2.2', '[OWASP ASVS~5.0] and [WCAG~2.2]'],
    ['RFC 9457, RFC 9745 and RFC 8594', '[RFC~9457], [RFC~9745] and [RFC~8594]'],
    [
      'GDPR, Article 8, called GDPR-K in the trade',
      '[GDPR (Regulation (EU)~2016/679)], Article 8, called GDPR-K in the trade',
    ],
    ['Sarbanes-Oxley Act, section 404', '[Sarbanes-Oxley Act (Public~Law~107-204)], section 404'],
    ['GLBA Safeguards Rule (16 CFR Part 314)', '[GLBA Safeguards Rule (16~CFR~Part~314)]'],
    ['A rule of the house', 'A rule of the house'],
  ])('links %s with its edition', (citation, expected) => {
    expect(text(citation)).toBe(expected);
  });
});
