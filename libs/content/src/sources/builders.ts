import type { Publisher, Source } from './Source';

const parentheses = [' (', ')'] as const;

/** A source with a version after its name; without edition, an undated reference. */
export const document = (
  publisher: Publisher,
  name: string,
  href: Source['href'],
  edition = '',
  alsoCitedAs: readonly string[] = [],
): Source => ({ publisher, name, href, edition, alsoCitedAs });

/** A law whose citation follows its short name in parentheses. */
export const law = (
  publisher: Publisher,
  name: string,
  citation: string,
  href: Source['href'],
  alsoCitedAs: readonly string[] = [],
): Source => ({ publisher, name, edition: citation, around: parentheses, href, alsoCitedAs });

/**
 * Page of an act on EUR-Lex, which leads to its consolidated versions and amendments; the address of the Official Journal
 * would lead to the text as first published. `R` is a regulation, `L` a directive.
 */
const actPage = (type: 'L' | 'R', year: number, number: number) =>
  `https://eur-lex.europa.eu/legal-content/EN/ALL/?uri=CELEX:3${String(year)}${type}${String(number).padStart(4, '0')}` as const;

export const regulation = (name: string, year: number, number: number): Source =>
  law(
    'European Union',
    name,
    year < 2015
      ? `Regulation (EU) No ${String(number)}/${String(year)}`
      : `Regulation (EU) ${String(year)}/${String(number)}`,
    actPage('R', year, number),
  );

export const directive = (name: string, year: number, number: number): Source =>
  law('European Union', name, `Directive (EU) ${String(year)}/${String(number)}`, actPage('L', year, number));

/** A directive from before 2015, whose number precedes the community: 2011/83/EU. */
export const numberedDirective = (name: string, citation: string, year: number, number: number): Source =>
  law('European Union', name, citation, actPage('L', year, number));

export const delegatedRegulation = (year: number, number: number): Source => {
  const name = `Delegated Regulation (EU) ${String(year)}/${String(number)}`;
  return document('European Union', name, actPage('R', year, number), `${String(year)}/${String(number)}`);
};

/** @param page number of the page in the catalogue of ISO, or its number for the newer short addresses */
export const iso = (name: string, year: string, page: string): Source => ({
  publisher: 'ISO',
  name,
  edition: year,
  around: [':', ''],
  href: `https://www.iso.org/standard/${page}`,
});

/** @param path part of the address after `pubs/`; the revision is the edition */
export const nist = (name: string, path: string, edition = ''): Source =>
  document('NIST', name, `https://csrc.nist.gov/pubs/${path}/final`, edition);

/** RFCs do not change: the number is the edition. */
export const rfc = (number: number): Source =>
  document(
    'IETF',
    `RFC ${String(number)}`,
    `https://www.rfc-editor.org/rfc/rfc${String(number)}`,
    String(number),
  );

/** An Ethereum proposal. ERCs have addresses of EIPs; the number is the edition. */
export const ethereum = (kind: 'EIP' | 'ERC', number: number): Source =>
  document(
    'EIP editors',
    `${kind}-${String(number)}`,
    `https://eips.ethereum.org/EIPS/eip-${String(number)}`,
    String(number),
  );

/** A part or section of the Code of Federal Regulations, by its path in the eCFR. */
export const cfr = (name: string, citation: string, path: string, alsoCitedAs?: readonly string[]): Source =>
  law('United States', name, citation, `https://www.ecfr.gov/current/${path}`, alsoCitedAs);

/** A section of the United States Code. */
export const usc = (name: string, citation: string, title: number, section: string): Source =>
  law(
    'United States',
    name,
    citation,
    `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title${String(title)}-section${section}`,
  );
