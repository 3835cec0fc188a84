import { isMisspelt, splitWords } from './words';

/** Groups of words and phrases that indicate an emergency, with the weight of each group. */
export type EmergencyCues = Iterable<readonly [weight: number, phrases: Iterable<string>]>;

/** Least sum of the weights in an emergency. */
const least = 3;

/** Returns a regular expression that matches any of the phrases between spaces; an asterisk in one matches any letters. */
const toPattern = (phrases: readonly string[]) =>
  new RegExp(`(?<![^ ])(?:${phrases.join('|').replaceAll('*', '[^ ]*')})(?![^ ])`);

/**
 * Returns a function that returns the cues of an emergency in a text; none if the weights of their groups do not add up to 3.
 * An unknown word counts as the cue that it is a misspelling of.
 *
 * @param isKnown whether a word has another meaning, and is not a misspelling
 */
export function createUrgency(
  cues: EmergencyCues,
  fold: (text: string) => string,
  isKnown: (word: string) => boolean,
): (text: string) => readonly string[] {
  const vocabulary: string[] = [];
  const groups = Array.from(cues, ([weight, phrases]) => {
    const folded = Array.from(phrases, fold);
    vocabulary.push(...folded.join(' ').split(' '));
    return [weight, toPattern(folded)] as const;
  });
  // A cue such as `was *ed` does not make every word with its ending known.
  const known = toPattern(vocabulary.filter((word) => !word.startsWith('*')));
  const correct = (word: string) =>
    isKnown(word) || word.match(known) ? word : (vocabulary.find((cue) => isMisspelt(word, cue)) ?? word);

  return (text) => {
    const words = splitWords(fold(text)).slice(0, 64).map(correct).join(' ');
    let sum = 0;
    const found = groups.flatMap(([weight, pattern]) => {
      const matches = words.match(pattern);
      if (!matches) return [];
      sum += weight;
      return weight > 0 ? matches : [];
    });
    return sum < least ? [] : found;
  };
}
