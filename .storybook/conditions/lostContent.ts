/** Returns the lines of an accessibility tree in Playwright's notation, without what focus changes. */
export const contentOf = (ariaSnapshot: string): string[] =>
  ariaSnapshot
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/ \[active\]/, '')
        .replace(/:$/, ''),
    )
    // The address of a link is no content.
    .filter((line) => line !== '' && !line.startsWith('- /url'));

/** Returns the entries that the second list lacks, counting repeated ones. */
export function findLost(plain: readonly string[], now: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const entry of now) left.set(entry, (left.get(entry) ?? 0) + 1);
  return plain.filter((entry) => {
    const count = left.get(entry) ?? 0;
    left.set(entry, count - 1);
    return count <= 0;
  });
}
