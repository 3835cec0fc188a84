/**
 * Control, format, surrogate and private characters, and line and paragraph separators, which a terminal may execute or
 * hide, such as escape sequences and bidirectional controls. Joiners (U+200C, U+200D) are parts of words and emoji.
 */
const invisible = /[[\p{C}\p{Zl}\p{Zp}]--[\p{Cn}\t\u200c\u200d]]/gv;

/** Writes characters that a terminal may execute or hide as `\u{…}`. */
export function visibleText(text: string): string {
  return text.replace(invisible, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/** Does the same for text of several lines. */
export function visibleLines(text: string): string {
  return text
    .split(/(\r?\n)/)
    .map((part) => (/^\r?\n$/.test(part) ? part : visibleText(part)))
    .join('');
}
