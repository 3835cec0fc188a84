/** Roles that no common screen reader says by default. */
const silentRoles = new Set(['code', 'emphasis', 'generic', 'mark', 'paragraph', 'strong', 'time']);

/** States and properties that no common screen reader says: what a control refers to, and defaults. */
const silentProperties = /, (?:\d+ controls?|not busy|orientated (?:vertically|horizontally))(?=,|$)/g;

/**
 * Returns a phrase of the virtual screen reader without the roles and states that common screen readers leave out, and with
 * positions in the short form, such as `listitem, 2 of 4`; an empty text if nothing is left.
 */
export function simplifyPhrase(phrase: string): string {
  if (silentRoles.has(phrase) || /^end(?: of|,) /.test(phrase)) return '';
  return (
    phrase
      .replaceAll(silentProperties, '')
      .replace(/^listitem, level 1, /, 'listitem, ')
      .replace(/position (\d+), set size (\d+)/, '$1 of $2')
      // A row is named by the text of its cells, which are read next.
      .replace(/^row, .*/, 'row')
      // A name from several elements has a space between them.
      .replaceAll(/ ([.,:;!?])/g, '$1')
  );
}
