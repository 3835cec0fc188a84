import { foldFor } from './fold';
import { requireCount, requireString } from './input';
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
   * Words and phrases by which an emergency that the row is for is recognised: weights that add up to 3. A weight of 1 is
   * for circumstances, of which only one of each group counts; a negative one for questions about emergencies in general. An
   * asterisk at the end of a phrase matches any letters.
   */
  readonly urgent?: EmergencyCues;
}

/** The options of `createQuestions`. */
export interface QuestionOptions {
  /** How texts are compared, as in the engine of the same table. @default 'lower' */
  readonly fold?: FoldMode;
  /** Words without a meaning of their own. @default about 100 English words */
  readonly ignored?: ReadonlySet<string>;
  /**
   * Words of questions that are meant for the owner of the table, such as 'you'. A question without any of them has to
   * consist mostly of words of the table. @default any question may have unknown words
   */
  readonly addressed?: ReadonlySet<string>;
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
   * table order. Urgent rows are first in an emergency.
   *
   * @param options `limit` is the largest number of rows, by default 3
   * @throws {TypeError} for a question that is not a string
   * @throws {RangeError} for a limit that is neither a non-negative integer nor `Infinity`
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

/** How much a word counts that is found by its stem, as a misspelling, or joined with its neighbour. */
const inexact = 0.8;
/** How much less a word counts that many rows have: a word of 16 rows counts half. */
const rarity = 0.25;
/** Weight of an ignored word. */
const ignoredWeight = 0.25;
/** The largest share of words that are not in the table, in a question that has no word of `addressed`. */
const mostUnknown = 0.25;
/** Words of a question that are compared. */
const mostWords = 24;
/** The least score. */
const least = 0.25;
/** The least score as a part of the best. */
const leastOfBest = 0.35;

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
  { fold: mode, ignored = stopWords, addressed }: QuestionOptions = {},
): Questions {
  const foldText = foldFor(mode);
  // A final sigma is treated like any other, so that a part of a text folds to a part of its fold.
  const fold = (text: string) => foldText(text).replace(/ς/g, 'σ');
  const getWords = (text: string) => [...new Set(splitWords(fold(text)))];
  const getStem = (text: string) => (ignored.has(text) ? text : stem(text));
  const rows = [...table];
  /** By stem. */
  const words = new Map<string, Word>();
  /** By first letter and length, for misspellings. */
  const similar = new Map<string, Word[]>();
  let indexed = 0;

  const emergencies = rows.flatMap(({ term, urgent }, row) => {
    if (!urgent) return [];
    const findCues = createUrgency(urgent, fold, (word) => words.has(getStem(word)));
    return [
      (question: string): Topic => ({ term, index: row, score: 1, words: findCues(question), urgent: true }),
    ];
  });

  const getWord = (text: string) => {
    const key = getStem(text);
    let word = words.get(key);
    if (!word) {
      word = { text, rows: new Set(), phrases: [] };
      words.set(key, word);
      const shape = `${text.charAt(0)}${String(text.length)}`;
      if (!ignored.has(text))
        similar
          .set(shape, similar.get(shape) ?? [])
          .get(shape)
          ?.push(word);
    }
    return word;
  };
  const addPhrase = (row: number, texts: readonly string[]) => {
    const phrase = { row, words: texts.map(getWord) };
    for (const word of phrase.words) {
      word.phrases.push(phrase);
      word.rows.add(row);
    }
  };
  const index = (count = Infinity) => {
    for (const end = indexed + count; indexed < Math.min(end, rows.length); indexed++) {
      const { term, aliases = [] } = rows[indexed] as QuestionRow;
      for (const text of [term, ...aliases]) {
        const texts = getWords(text);
        addPhrase(indexed, texts);
        // For questions with one word for the two.
        if (texts.length === 2) addPhrase(indexed, [texts.join('')]);
      }
    }
    return indexed === rows.length;
  };

  const getWeight = ({ text, rows: { size } }: Word) => (ignored.has(text) ? ignoredWeight : size ** -rarity);
  const sumWeights = (list: readonly Word[]) => list.reduce((sum, word) => sum + getWeight(word), 0);

  /** Returns the words of the table that a word of the question matches, and how well. */
  const match = (text: string, next = '') => {
    const found = new Map<Word, number>();
    const word = words.get(getStem(text));
    const compound = words.get(getStem(text + next));
    if (word) found.set(word, word.text === text ? 1 : inexact);
    else if (!ignored.has(text))
      for (const length of [-2, -1, 0, 1, 2])
        for (const other of similar.get(`${text.charAt(0)}${String(text.length + length)}`) ?? [])
          if (isMisspelt(text, other.text)) found.set(other, inexact);
    if (compound && next) found.set(compound, inexact);
    return found;
  };

  const ask: Questions['ask'] = (question, { limit = 3 } = {}) => {
    requireString(question);
    requireCount(limit);
    index();
    const asked = getWords(question).slice(0, mostWords);
    const matches = asked.map((text, at) => match(text, asked[at + 1]));

    const meaningful = asked.filter((text) => !ignored.has(text));
    const unknown = meaningful.filter((text) => !matches[asked.indexOf(text)]?.size);
    const fits =
      !addressed ||
      unknown.length <= mostUnknown * meaningful.length ||
      asked.some((text) => addressed.has(text));

    /** Word of the table → the places in the question that match it, and how well. */
    const places = new Map<Word, [at: number, quality: number][]>();
    const hits = new Map<Phrase, Word[]>();
    for (const [at, found] of matches.entries())
      for (const [word, quality] of found)
        if (
          places
            .set(word, places.get(word) ?? [])
            .get(word)
            ?.push([at, quality]) === 1
        )
          for (const phrase of word.phrases)
            hits
              .set(phrase, hits.get(phrase) ?? [])
              .get(phrase)
              ?.push(word);
    /** Row → the most that each word of the question counts for it. */
    const counts = new Map<number, number[]>();
    for (const [{ row, words: all }, hit] of hits) {
      const coverage = sumWeights(hit) / sumWeights(all);
      const count = counts.get(row) ?? asked.map(() => 0);
      counts.set(row, count);
      for (const word of hit)
        for (const [at, quality] of places.get(word) ?? [])
          count[at] = Math.max(count[at] as number, getWeight(word) * quality * coverage);
    }

    const urgent = emergencies.map((find) => find(question)).filter(({ words: cues }) => cues.length);
    const replies = new Set<unknown>(urgent.map(({ index: row }) => rows[row]?.reply));
    const topics = Array.from(counts, ([row, count]): Topic => {
      const score = count.reduce((sum, weight) => sum + weight, 0);
      const { term } = rows[row] as QuestionRow;
      return { term, index: row, score, words: asked.filter((_, at) => count[at]), urgent: false };
    })
      .filter(({ score }) => fits && score >= least)
      .sort((a, b) => b.score - a.score || a.index - b.index)
      .filter(({ index: row, score }, _, [best]) => {
        const { reply = row } = rows[row] as QuestionRow;
        return score >= leastOfBest * (best?.score ?? 0) && !replies.has(reply) && replies.add(reply);
      });
    return [...urgent, ...topics].slice(0, limit);
  };

  return { ask, index };
}
