/** A standard or law that pages cite. */
export interface Source {
  /** Name without the edition, as pages cite it. Unique. */
  readonly name: string;
  /** The official text; the publisher's page about it, where the text is sold or needs a choice. Unique. */
  readonly href: `https://${string}`;
  /**
   * What follows the name and identifies the text: version, year or number, as it is written, with the space or colon before it.
   * Empty for a text without editions, and for a reference to whichever edition is in force (an undated reference in the sense
   * of the ISO/IEC Directives, Part 2).
   */
  readonly edition: string;
  /** Other names under which pages cite it. */
  readonly alsoCitedAs: readonly string[];
}

/** A source as a row of a table; the address is without `https://`. */
export type SourceRow = readonly [
  name: string,
  address: string,
  edition?: string,
  alsoCitedAs?: string | undefined,
];

/** Returns the source of a row. */
export const source = ([name, address, edition = '', ...alsoCitedAs]: SourceRow): Source => ({
  name,
  href: `https://${address}`,
  edition,
  alsoCitedAs: alsoCitedAs.filter((other) => other !== undefined),
});
