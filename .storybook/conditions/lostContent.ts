/** What a story shows and what screen readers find in it. */
export interface Content {
  /** Roles and names of what visitors use and navigate by, such as `button "Send"`. */
  readonly entries: readonly string[];
  /** All words, in order. */
  readonly text: string;
  /** The text of each line of the accessibility tree. */
  readonly texts: readonly string[];
}

const roles =
  /^- '?((?:button|link|heading|textbox|searchbox|combobox|checkbox|radio|switch|slider|progressbar|img|tab|option|navigation|search|form|dialog|alert|log) "(?:[^"\\]|\\.)*")/;

const words = (text: string) => text.replace(/\\"/g, '"').replace(/\s+/g, ' ').trim();

/** Returns the text of a line: its name and what follows, without role, attributes and notation. */
const textOf = (line: string) =>
  words(
    line
      .replace(/^- '?[a-z]+/, '')
      .replace(/'(?=:|$)/, '')
      .replace(/ \[[\w-]+(?:=[^\]]*)?\]/g, '')
      .replace(/^:? ?"?/, '')
      .replace(/"?:?$/, '')
      .replace(/": "?/, ' '),
  );

/**
 * Returns the content of an accessibility tree in Playwright's notation. Names of rows, cells and regions are text only: a
 * condition may stack a table, and only what scrolls is a region.
 */
export function contentOf(ariaSnapshot: string): Content {
  const lines = ariaSnapshot
    .split('\n')
    .map((line) => line.trim())
    // The address of a link is not shown, and a row repeats its cells.
    .filter((line) => line !== '' && !/^- (\/|'?(row|rowgroup|region|group)\b)/.test(line));
  const texts = lines.map(textOf).filter((text) => text !== '');
  return {
    entries: lines.flatMap((line) => roles.exec(line)?.[1] ?? []),
    text: texts.join(' '),
    texts,
  };
}

/** Returns what the second content lacks: entries, each as often as it is missing, and texts that are nowhere in it. */
export function findLost(plain: Content, now: Content): string[] {
  const left = new Map<string, number>();
  for (const entry of now.entries) left.set(entry, (left.get(entry) ?? 0) + 1);
  const entries = plain.entries.filter((entry) => {
    const count = left.get(entry) ?? 0;
    left.set(entry, count - 1);
    return count <= 0;
  });
  return [...entries, ...plain.texts.filter((text) => !now.text.includes(text))];
}
