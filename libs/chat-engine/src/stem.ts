/** English words that say nothing about the subject of a question. */
export const stopWords: ReadonlySet<string> = new Set(
  'a an and are at be but by can could do does dont for have how i in is it like me much my of on one our please that the there this to us want was we what when which who with work would you your'.split(
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
