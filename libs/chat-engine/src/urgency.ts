import { isMisspelt, splitWords } from './words';

/** Groups of words and phrases that indicate an emergency, with the weight of each group. */
export type EmergencyCues = Iterable<readonly [weight: number, phrases: Iterable<string>]>;

/** Least sum of the weights in an emergency. */
const least = 3;

/** Returns whether a text, between spaces, contains a phrase. The last word of a phrase may end in an asterisk for any letters. */
const contains = (text: string, phrase: string) => text.includes(` ${phrase} `.replace('* ', ''));

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
  const groups = Array.from(cues, ([weight, phrases]) => [weight, Array.from(phrases, fold)] as const);
  const vocabulary = groups.flatMap(([, phrases]) => phrases.flatMap((phrase) => phrase.split(' ')));
  const correct = (word: string) =>
    isKnown(word) || vocabulary.some((cue) => contains(` ${word} `, cue))
      ? word
      : (vocabulary.find((cue) => isMisspelt(word, cue)) ?? word);

  return (text) => {
    const spaced = ` ^ ${splitWords(fold(text)).slice(0, 64).map(correct).join(' ')} `;
    let sum = 0;
    const found = groups.flatMap(([weight, phrases]) => {
      const cuesOfGroup = phrases.filter((phrase) => contains(spaced, phrase));
      if (cuesOfGroup.length) sum += weight;
      return weight > 0 ? cuesOfGroup : [];
    });
    return sum < least ? [] : found;
  };
}
