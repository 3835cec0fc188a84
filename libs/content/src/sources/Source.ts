/**
 * A standard or law that pages cite, as a row of a table. The name, without the edition, is as pages cite it. The address, without `https://`, is that of
 * the official text, or of the publisher's page about it, where the text is sold or needs a choice. Both are unique. The edition
 * is what follows the name and identifies the text: version, year or number, as it is written, with the space or colon before it;
 * empty for a text without editions, and for a reference to whichever edition is in force (an undated reference in the sense of
 * the ISO/IEC Directives, Part 2).
 */
export type SourceRow = readonly [
  name: string,
  address: string,
  edition?: string,
  alsoCitedAs?: string | undefined,
];

export const source = ([name, address, edition = '', ...alsoCitedAs]: SourceRow) => ({
  name,
  href: `https://${address}` as const,
  edition,
  alsoCitedAs: alsoCitedAs.filter((other) => other !== undefined),
});
