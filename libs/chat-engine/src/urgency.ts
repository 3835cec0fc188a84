import { isMisspelt, splitWords } from './words';

/** Groups of words and phrases that indicate an emergency, with the weight of each phrase. */
export type EmergencyCues = Iterable<readonly [weight: number, phrases: Iterable<string>]>;

/** Least sum of the weights in an emergency. */
const least = 3;
/** Weight of circumstances, of which only one of each group counts. */
const circumstance = 1;

/** Returns whether a text, between spaces, contains a phrase. The last word of a phrase may end in an asterisk for any letters. */
const contains = (text: string, phrase: string) => text.includes(` ${phrase} `.replace('* ', ''));

/**
 * Returns a function that returns the cues of an emergency in a text; none if their weights do not add up to 3. An unknown
 * word counts as the cue that it is a misspelling of.
 *
 * @param isKnown whether a word has another meaning, and is not a misspelling
 */
export function createUrgency(
  cues: EmergencyCues,
  fold: (text: string) => string,
  isKnown: (word: string) => boolean,
): (text: string) => readonly string[] {
  const groups = Array.from(cues, ([weight, phrases]) => [weight, Array.from(phrases, fold)] as const);
  const vocabulary = groups.flatMap(([, phrases]) => phrases.flatMap((phrase) => phrase.split(' ')));
  const correct = (word: string) =>
    isKnown(word) || vocabulary.some((cue) => contains(` ${word} `, cue))
      ? word
      : (vocabulary.find((cue) => isMisspelt(word, cue)) ?? word);

  return (text) => {
    const words = splitWords(fold(text)).slice(0, 64).map(correct);
    const spaced = ` ${words.join(' ')} `;
    const found: string[] = [];
    let sum = 0;
    for (const [weight, phrases] of groups) {
      const matching = phrases.filter((phrase) => contains(spaced, phrase));
      sum += weight * (weight === circumstance ? Math.min(1, matching.length) : matching.length);
      if (weight > circumstance) found.push(...matching);
    }
    return sum >= least ? found : [];
  };
}
