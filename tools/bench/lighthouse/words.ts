/** Returns the words of a text, in lower case. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Returns the share of the words of `complete` that `partial` has as often, from 0 to 1; 1 if `complete` has no words.
 */
export function shareOfWords(complete: string, partial: string): number {
  const available = new Map<string, number>();
  for (const word of wordsOf(partial)) available.set(word, (available.get(word) ?? 0) + 1);
  const words = wordsOf(complete);
  const found = words.filter((word) => {
    const left = available.get(word) ?? 0;
    available.set(word, left - 1);
    return left > 0;
  });
  return words.length === 0 ? 1 : found.length / words.length;
}
