/** English words that say nothing about the subject of a question. */
export const stopWords: ReadonlySet<string> = new Set(
  'a about after all also am an and any are as at be been before being but by can cant come could did do does doing done dont every everything for from get give go got had has have he help her here his how i if im in into is it its just keep know let like look made make many may me might more much must my need no not now of off on only or other our out over please put right say see she should so some somebody someone something than that the them then there they thing this to too up us use was way we well were what when where which who why will with without would you your'.split(
    ' ',
  ),
);

const suffix =
  /^(\w*?[aeiouy]\w+?)(?:abilit(?:y|ie)|i[sz]ation|at(?:ion|or|e|ed|ing)|[ae]nc[ey]|[ae]nt|ment|ness|ing|ion|i[sz](?:e|ed|er|ing)|it(?:y|ie)|ied?|ive|[ai]bl[ey]|al(?:ly)?|ly|ed|e|y)$/;

/**
 * Returns the stem of an English word, so that inflections ('hacked', 'hacking') and British and American spellings are
 * equal. Returns any other word unchanged.
 */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  let text = word
    .replace(/(ss|[^aeiou]us|is)$|(ss|sh|ch|x|us)es$|s$/, '$1$2')
    .replace(/(\w{2})our/, '$1or')
    .replace(/ys(?=e|ing)/, 'yz')
    .replace(/tre$/, 'ter')
    .replace(/(m|og)(?:me|ue)$/, '$1');
  for (let match; (match = suffix.exec(text)) && (match[1] as string).length > 2;) text = match[1] as string;
  return text.replace(/([^aeiou])\1$/, '$1').replace(/nc$/, 'ns');
}
