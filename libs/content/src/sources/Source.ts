/** A standard or law that pages cite, with the address of its official text. */
export interface Source {
  /** Name without the edition, as pages cite it. Unique. */
  readonly name: string;
  /**
   * What identifies the text: version, year or number. Empty for a text without editions, and for a reference to whichever
   * edition is in force (an undated reference in the sense of the ISO/IEC Directives, Part 2).
   */
  readonly edition: string;
  /** What is written around the edition after the name. @default a space before it */
  readonly around?: readonly [before: string, after: string];
  /** The official text; the publisher's page about it, where the text is sold or needs a choice. Unique. */
  readonly href: `https://${string}`;
  /** Other names under which pages cite it. */
  readonly alsoCitedAs?: readonly string[];
}

/** Returns a source with a version after its name; without edition, an undated reference. */
export const document = (
  name: string,
  href: Source['href'],
  edition = '',
  alsoCitedAs: readonly string[] = [],
): Source => ({ name, edition, href, alsoCitedAs });

/** Returns a law whose citation follows its short name in parentheses. */
export const law = (
  name: string,
  citation: string,
  href: Source['href'],
  alsoCitedAs: readonly string[] = [],
): Source => ({ ...document(name, href, citation, alsoCitedAs), around: [' (', ')'] });
