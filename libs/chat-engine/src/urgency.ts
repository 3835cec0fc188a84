import { isMisspelt, splitWords } from './words';

/** Groups of words and phrases that indicate an emergency, with the weight of each phrase. */
export type EmergencyCues = Iterable<readonly [weight: number, phrases: Iterable<string>]>;

/** Least sum of the weights in an emergency. */
const least = 3;
/** Weight of circumstances, of which only one of each group counts. */
const circumstance = 1;

/** Returns whether a word of a cue, which may begin with an asterisk for any letters, matches a word of a question. */
const matches = (cue: string, word = '') => (cue[0] === '*' ? word.endsWith(cue.slice(1)) : word === cue);

/**
 * Returns a function that returns the words of a text which report an emergency; none if the weights do not add up to 3.
 * An unknown word counts as the cue that it is a misspelling of.
 *
 * @param isKnown whether a word has another meaning, and is not a misspelling
 */
export function createUrgency(
  cues: EmergencyCues,
  fold: (text: string) => string,
  isKnown: (word: string) => boolean,
): (text: string) => readonly string[] {
  const groups = Array.from(
    cues,
    ([weight, phrases]) => [weight, Array.from(phrases, (phrase) => fold(phrase).split(' '))] as const,
  );
  const vocabulary = new Set(groups.flatMap(([, phrases]) => phrases.flat()));
  const correct = (word: string) =>
    vocabulary.has(word) || isKnown(word)
      ? word
      : ([...vocabulary].find((candidate) => isMisspelt(word, candidate)) ?? word);

  return (text) => {
    const asked = splitWords(fold(text)).slice(0, 64);
    const corrected = asked.map(correct);
    const found = new Set<string>();
    let sum = 0;
    for (const [weight, phrases] of groups) {
      const starts = phrases.flatMap((words) => {
        const start = corrected.findIndex((_, at) =>
          words.every((word, index) => matches(word, corrected[at + index])),
        );
        if (start >= 0 && weight > circumstance)
          for (const word of asked.slice(start, start + words.length)) found.add(word);
        return start < 0 ? [] : [start];
      });
      sum += weight * (weight === circumstance ? Math.min(1, starts.length) : starts.length);
    }
    return sum >= least ? [...found] : [];
  };
}
