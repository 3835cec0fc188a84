/** English words that say nothing about the subject of a question. */
export const stopWords: ReadonlySet<string> = new Set(
  'a about after all am an and any are as at be but by can cant come could did do does dont for from get give go got had has have he help her here his how i if im in into is it its just know like make many may me more much must my need no not now of on only or other our out over please right say she should so some somebody someone that the them then there they thing this to up us use was way we well were what when where which who why will with would you your'.split(
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
