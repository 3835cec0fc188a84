/** English words that say nothing about the subject of a question. */
export const stopWords: ReadonlySet<string> = new Set(
  'a able about actually after all also am an and another any anything are as at be being both but by can cant come could currently did do does dont each either else even every everything exactly for from get give go good got guys had has have he help her here his how i if im in into is it its just kind kinds know let like lot make many may me more most much must my need never no not now of on one only or other our out over please really right roughly same say she should since so some somebody someone something still such take takes taking than that the them then there these they thing things this those through to together too two until up us use very want wants was way we well were what when where which while who why will with without would yet you your'.split(
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
