import { foldFor } from './fold';
import { stem, stopWords } from './stem';
import { createUrgency, type EmergencyCues } from './urgency';
import { isMisspelt, splitWords } from './words';
import type { Entry, FoldMode } from './index';

export type { EmergencyCues } from './urgency';

/** A row of the table that questions are compared with. */
export interface QuestionRow {
  /** The keyword. */
  readonly term: string;
  /** Other words and phrases for the same subject. */
  readonly aliases?: Entry['aliases'];
  /** The reply. Of rows with the same value only the best is returned. */
  readonly reply?: unknown;
  /**
   * Words and phrases, without punctuation, by which an emergency that the row is for is recognised: groups whose weights add
   * up to 3. Each group counts once; a negative weight is for questions about emergencies in general. An asterisk matches any
   * letters, a circumflex (`^how`) the beginning of the question.
   */
  readonly urgent?: EmergencyCues;
}

/** The options of `createQuestions`. */
export interface QuestionOptions {
  /** How texts are compared, as in the engine of the same table. @default 'lower' */
  readonly fold?: FoldMode;
  /** Words without a meaning of their own. @default about 40 English words */
  readonly ignored?: ReadonlySet<string>;
  /**
   * How much larger the least score of a topic is if the table has none of the words of the question; less than half as much
   * for a question with 'we', 'our', 'us', 'you' or 'your', twice as much for one with 'I', 'me' or 'my'. Large tables, which
   * have common words, need 1 to 3 to return nothing for unrelated questions. @default 0
   */
  readonly strictness?: number;
  /** Words of other subjects than the table's. Each of them makes the least score larger by half the strictness. */
  readonly unrelated?: ReadonlySet<string>;
}

/** A row that a question may be about. */
export interface Topic {
  /** The term, as written in the table. */
  term: string;
  /** Zero-based index of the row. */
  index: number;
  /** The weight of all words that match; about 1 for a rare word. Results are sorted by it. */
  score: number;
  /** The folded words of the question that match, in their order; in an emergency its cues. */
  words: readonly string[];
  /** Whether the question reports an emergency that the row is for. */
  urgent: boolean;
}

/** The rows of a table, searched by questions. The methods do not use `this`. */
export interface Questions {
  /**
   * Returns the rows that a question may be about, best first; none if nothing fits. Rows that have the same score are in
   * table order. In an emergency urgent rows are first, and others need a score of at least 1.5.
   *
   * @param options `limit` is the largest number of rows, by default 3
   * @throws {TypeError} for a question that is not a string
   */
  ask(question: string, options?: { readonly limit?: number }): readonly Topic[];
  /**
   * Indexes the next rows, by default all, and returns whether all are indexed. `ask` does it as well. Call it with a few
   * dozen rows at a time if the table is large, and let other tasks run in between.
   */
  index(count?: number): boolean;
}

interface Phrase {
  readonly row: number;
  readonly words: readonly Word[];
}

/** A word of the table, for all words with its stem. */
interface Word {
  readonly text: string;
  readonly rows: Set<number>;
  readonly phrases: Phrase[];
}

/** How much a word counts that is found as a misspelling, or joined with its neighbour. */
const inexact = 0.7;
/** How much less a word counts that many rows have: a word of 16 rows counts half. */
const rarity = 0.25;
/** How much a further phrase of the same row counts that has the word. */
const repeated = 0.2;
/** Words that show that a question is about the reader's or the visitor's organisation, and how much of the strictness applies. */
const shared = /\b(?:we|our|us|your?)\b/i;
const sharedStrictness = 0.3;
/** Words that show that a question is about the visitor, for which the strictness counts twice. */
const own = /\b(?:i|me|my)\b/i;
/** Weight of an ignored word. */
const ignoredWeight = 0.15;
/** Words of a question that are compared. */
const mostWords = 24;
/** The least score if all words of the question are in the table. */
const least = 0.25;

/** Returns the value of a key; adds it if it is missing. */
function getOrInsert<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}

/**
 * Creates a search for the subject of a question.
 *
 * Each word of the question is compared with the words of terms and aliases: by its stem, joined with its neighbour, and as
 * a misspelling. A match counts the more, the fewer rows have the word and the more of its phrase is in the question.
 *
 * @throws {RangeError} for an unknown `fold`
 * @example
 * const questions = createQuestions(engine.entries());
 * questions.ask('who could audit our contract?'); // [{ term: 'smart contract audit', words: ['audit', 'contract'], … }]
 */
export function createQuestions(
  table: Iterable<QuestionRow>,
  { fold: mode, ignored = stopWords, strictness = 0, unrelated }: QuestionOptions = {},
): Questions {
  const fold = foldFor(mode);
  const getWords = (text: string) => [...new Set(splitWords(fold(text)))];
  const getStem = (text: string) => (ignored.has(text) ? text : stem(text));
  const rows = [...table];
  /** By stem. */
  const words = new Map<string, Word>();
  /** By first letter, which misspellings do not change. */
  const initials = new Map<unknown, Word[]>();
  const getInitial = (text: string) => getOrInsert(initials, text[0], () => []);
  let indexed = 0;

  const emergencies = rows.flatMap(({ term, urgent }, index) => {
    if (!urgent) return [];
    const findCues = createUrgency(urgent, fold, (word) => words.has(getStem(word)));
    return [(text: string): Topic => ({ term, index, score: 1, words: findCues(text), urgent: true })];
  });

  const addPhrase = (row: number, texts: readonly string[]) => {
    const phrase: Phrase = {
      row,
      words: texts.map((text) =>
        getOrInsert(words, getStem(text), () => {
          const word: Word = { text, rows: new Set<number>(), phrases: [] };
          getInitial(text).push(word);
          return word;
        }),
      ),
    };
    for (const word of phrase.words) {
      word.phrases.push(phrase);
      word.rows.add(row);
    }
  };
  const index = (count = Infinity) => {
    for (const { term, aliases = [] } of rows.slice(indexed, indexed + count)) {
      for (const text of [term, ...aliases]) {
        const texts = getWords(text);
        addPhrase(indexed, texts);
        // For questions with one word for the two.
        if (texts.length === 2) addPhrase(indexed, [texts.join('')]);
      }
      indexed++;
    }
    return indexed === rows.length;
  };

  const getWeight = ({ text, rows: { size } }: Word) => (ignored.has(text) ? ignoredWeight : size ** -rarity);
  const sumWeights = (list: readonly Word[]) => list.reduce((sum, word) => sum + getWeight(word), 0);

  /** Returns the words of the table that a word of the question matches, and how well. */
  const match = (text: string, next = ''): readonly (readonly [Word, number])[] => {
    const word = words.get(getStem(text));
    if (word) return [[word, 1]];
    if (ignored.has(text)) return [];
    const similar = getInitial(text).filter(
      (other) => !ignored.has(other.text) && isMisspelt(text, other.text),
    );
    const compound = words.get(getStem(text + next)) ?? [];
    return similar.concat(compound).map((other) => [other, inexact]);
  };

  const ask: Questions['ask'] = (question, { limit = 3 } = {}) => {
    index();
    const asked = getWords(question).slice(0, mostWords);
    const matches = asked.map((text, at) => match(text, asked[at + 1]));

    const meaningful = matches.filter((_, at) => !ignored.has(asked[at] as string));
    const unknown = meaningful.filter((found) => !found.length).length / (meaningful.length || 1);

    const matched = new Set(matches.flat().map(([word]) => word));
    const topics = new Map<number, Topic & { words: string[] }>();
    for (const [at, found] of matches.entries()) {
      /** Row → the most that the word counts for it. */
      const counts = new Map<number, number>();
      for (const [word, quality] of found)
        for (const phrase of word.phrases) {
          // How much of the phrase is in the question.
          const share =
            sumWeights(phrase.words.filter((other) => matched.has(other))) / sumWeights(phrase.words);
          const { row } = phrase;
          const before = counts.get(row) ?? 0;
          const count = getWeight(word) * quality * Math.sqrt(share);
          counts.set(row, Math.max(before, count) + repeated * Math.min(before, count));
        }
      for (const [row, count] of counts) {
        const { term } = rows[row] as QuestionRow;
        const topic = getOrInsert(topics, row, () => ({
          term,
          index: row,
          score: 0,
          words: [],
          urgent: false,
        }));
        topic.score += count;
        topic.words.push(asked[at] as string);
      }
    }

    const urgent = emergencies.map((find) => find(question)).filter((topic) => topic.words.length);
    const share = (shared.test(question) ? sharedStrictness : 1) * (own.test(question) ? 2 : 1);
    const others = asked.filter((text) => unrelated?.has(text)).length;
    const leastOffered = urgent.length ? 1.5 : least + strictness * (unknown * share + others / 2);
    const replies = new Set<unknown>();
    return [
      ...urgent,
      ...[...topics.values()]
        .filter(({ score }) => score >= leastOffered)
        .sort((a, b) => b.score - a.score || a.index - b.index),
    ]
      .filter((topic) => {
        const { reply = topic } = rows[topic.index] as QuestionRow;
        return !replies.has(reply) && replies.add(reply);
      })
      .slice(0, limit);
  };

  return { ask, index };
}
