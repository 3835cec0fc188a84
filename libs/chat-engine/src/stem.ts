/** English words that say nothing about the subject of a question. */
export const stopWords: ReadonlySet<string> = new Set(
  'a about all an and any are as at be but by can could did do does dont for from get has have how i if in is it its just like me much my need no not of on one or please so some that the there they this to up want was were what when where which who will with work would'.split(
    ' ',
  ),
);

const suffix =
  /^(\w*?[aeiouy]\w+?)(?:abilit(?:y|ie)|i[sz](?:ation|e[dr]?|ing)|at(?:ion|or|ed?|ing)|[ae]n(?:t|c[ey])|ment|ing|ion|it(?:y|ie)|ied?|ive|[ai]bl[ey]|al(?:ly)?|ly|ed|e|y)$/;

/** Returns the stem of an English word, so that its inflections, such as 'hacked' and 'hacking', are equal. */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  let text = word.replace(/(ss|[^aeiou]us|is)$|(ss|sh|ch|x|us)es$|s$/, '$1$2');
  for (let match; (match = suffix.exec(text)) && (match[1] as string).length > 2;) text = match[1] as string;
  return text.replace(/([^aeiou])\1$/, '$1');
}
