/**
 * Replaces the first occurrence of a text or pattern.
 * @throws {Error} if there is none
 */
export function replaceOnce(text: string, from: string | RegExp, to: string): string {
  const result = text.replace(from, () => to);
  if (result === text) throw new Error(`"${String(from)}" is not in:\n${text}`);
  return result;
}
