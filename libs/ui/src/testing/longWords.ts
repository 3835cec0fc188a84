// cspell:ignore Benachrichtigungspflichten
const word = 'Benachrichtigungspflichten';

/**
 * Returns data for a story with a long word at the end of each text. Texts begin with a capital letter; names of kinds,
 * parties and paths do not.
 */
export function longWords<Data>(data: Data): Data;
export function longWords(data: unknown): unknown {
  if (typeof data === 'string') return /^\p{Lu}/u.test(data) ? `${data} ${word}` : data;
  if (Array.isArray(data)) return data.map((entry: unknown) => longWords(entry));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, longWords(value as unknown)]));
}
