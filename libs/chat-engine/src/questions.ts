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
   * for circumstances, of which only one of each group counts; a negative one for questions about emergencies in general.
   */
  readonly urgent?: EmergencyCues;
}

/** The options of `createQuestions`. */
export interface QuestionOptions<Row extends QuestionRow> {
  /** How texts are compared, as in the engine of the same table. @default 'lower' */
  readonly fold?: FoldMode;
  /** Returns more text about a row, such as its reply. The words of it count half. */
  readonly textOf?: (row: Row) => string;
  /** Words without a meaning of their own. @default about 140 English words */
  readonly ignored?: ReadonlySet<string>;
  /** Words and phrases of questions that no row answers, such as 'weather'. They outweigh rows that fit less. */
  readonly unrelated?: Iterable<string>;
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
  /** The folded words of the question that match, in their order. */
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
   * hundred rows at a time if the table is large, and let other tasks run in between.
   */
  index(count?: number): boolean;
}

interface Phrase {
  readonly row: number;
  readonly words: readonly Word[];
  readonly factor: number;
}

interface Word {
  readonly text: string;
  /** Of the words with the same stem. */
  readonly group: Group;
  readonly phrases: Phrase[];
}

interface Group {
  readonly words: Word[];
  readonly rows: Set<number>;
}

// How much a word counts that is found by its stem, as a misspelling, as the beginning of another or as part of a compound.
const inflected = 0.8;
const misspelt = 0.8;
const begun = 0.6;
const joined = 0.75;
/** How much words of terms count, compared with those of aliases. */
const termFactor = 1.15;
/** Weight of a word of the question that is not in the table. */
const unknown = 0.6;
/** How much an ignored word counts: in the score, and as a part of a phrase. */
const ignoredWeight = { score: 0.1, part: 0.6 };
/** The least score, and that of rows if the table has all words of the question, as of 'who are you'. */
const least = 0.5;
const leastOfKnown = 0.08;
/** The largest share of unknown words in the weight of all words of a question that has no word of `addressed`. */
const mostUnknown = 0.3;
/** The least score as a part of the best row's. */
const leastOfBest = 0.35;

/** Stands for the index of a row in phrases of `unrelated`. */
const unrelatedRow = -1;

const uniqueWords = (text: string) => [...new Set(splitWords(text))];

/**
 * Creates a search for the subject of a question.
 *
 * Each word of the question is compared with the words of terms and aliases: as it is, by its stem, joined with its
 * neighbour or divided in two, as a beginning, and as a misspelling. A match counts the more, the fewer rows have the word
 * and the more of its phrase is in the question.
 *
 * @throws {RangeError} for an unknown `fold`
 * @example
 * const questions = createQuestions(engine.entries());
 * questions.ask('who could audit our contract?'); // [{ term: 'smart contract audit', words: ['audit', 'contract'], … }]
 */
export function createQuestions<Row extends QuestionRow>(
  table: Iterable<Row>,
  { fold: mode, textOf, ignored = stopWords, unrelated = [], addressed }: QuestionOptions<Row> = {},
): Questions {
  const foldText = foldFor(mode);
  // A final sigma is treated like any other, so that a part of a text folds to a part of its fold.
  const fold = (text: string) => foldText(text).replace(/ς/g, 'σ');
  const rows = [...table];
  const words = new Map<string, Word>();
  /** By stem, and by first letter with an asterisk, for misspellings and beginnings. */
  const groups = new Map<string, Group>();
  let indexed = 0;

  const emergencies = rows.flatMap(({ term, urgent }, row) => {
    if (!urgent) return [];
    const findCues = createUrgency(urgent, fold, (word) => words.has(word));
    return [
      (question: string): Topic => ({ term, index: row, score: 1, words: findCues(question), urgent: true }),
    ];
  });

  const addPhrase = (row: number, texts: readonly string[], factor: number) => {
    const phrase: Phrase = { row, factor, words: texts.map(wordFor) };
    for (const word of phrase.words) {
      word.phrases.push(phrase);
      word.group.rows.add(row);
    }
  };
  const groupFor = (key: string) => {
    const group = groups.get(key) ?? { words: [], rows: new Set() };
    groups.set(key, group);
    return group;
  };
  const wordFor = (text: string) => {
    let word = words.get(text);
    if (!word) {
      word = { text, group: groupFor(stem(text)), phrases: [] };
      words.set(text, word);
      word.group.words.push(word);
      if (!ignored.has(text)) groupFor(`${text.charAt(0)}*`).words.push(word);
    }
    return word;
  };
  const index = (count = Infinity) => {
    for (const end = indexed + count; indexed < Math.min(end, rows.length); indexed++) {
      const row = rows[indexed] as Row;
      addPhrase(indexed, uniqueWords(fold(row.term)), termFactor);
      for (const text of row.aliases ?? []) addPhrase(indexed, uniqueWords(fold(text)), 1);
      for (const text of uniqueWords(fold(textOf?.(row) ?? '')))
        if (!ignored.has(text)) addPhrase(indexed, [text], 0.45);
    }
    return indexed === rows.length;
  };
  for (const text of unrelated) addPhrase(unrelatedRow, uniqueWords(fold(text)), 1);

  const getWeight = ({ text, group }: Word) =>
    ignored.has(text)
      ? ignoredWeight.score
      : Math.sqrt(Math.log(1 + rows.length / group.rows.size) / Math.log(1 + rows.length));

  /** Returns the words of the table that a word of the question matches, and how well. */
  const match = (text: string) => {
    const found = new Map<Word, number>();
    const exact = words.get(text);
    const group = exact?.group ?? groups.get(stem(text));
    if (ignored.has(text)) return exact ? found.set(exact, 1) : found;
    for (const word of group?.words ?? []) found.set(word, word === exact ? 1 : inflected);
    for (let at = 3; !group && at < text.length - 2; at++) {
      const left = words.get(text.slice(0, at));
      const right = words.get(text.slice(at));
      if (left && right) found.set(left, joined).set(right, joined);
    }
    if (found.size) return found;
    for (const word of groups.get(`${text.charAt(0)}*`)?.words ?? [])
      if (isMisspelt(text, word.text)) found.set(word, misspelt);
      else if (Math.min(text.length, word.text.length) > 4)
        if (word.text.startsWith(text) || text.startsWith(word.text)) found.set(word, begun);
    return found;
  };

  const ask: Questions['ask'] = (question, { limit = 3 } = {}) => {
    requireString(question);
    requireCount(limit);
    index();
    const asked = uniqueWords(fold(question)).slice(0, 64);
    const matches = asked.map(match);
    asked.forEach((text, at) => {
      const next = asked[at + 1] ?? '';
      const compound = words.get(text + next);
      if (next && compound && !ignored.has(text) && !ignored.has(next))
        for (const part of matches.slice(at, at + 2)) part.set(compound, joined);
    });

    let total = 0;
    let strange = 0;
    const hits = new Map<Phrase, Set<Word>>();
    matches.forEach((found, at) => {
      const text = asked[at] as string;
      const weights = Array.from(found, ([word, quality]) => getWeight(word) * quality);
      if (found.size && !ignored.has(text)) total += Math.max(...weights);
      else if (!ignored.has(text) && !Number(text)) {
        strange += unknown;
        total += unknown;
      }
      for (const word of found.keys())
        for (const phrase of word.phrases) hits.set(phrase, (hits.get(phrase) ?? new Set()).add(word));
    });

    /** Row → the most that each word of the question counts for it. */
    const counts = new Map<number, number[]>();
    for (const [phrase, hit] of hits) {
      const meaningless = phrase.words.every(({ text }) => ignored.has(text));
      const sum = (list: Iterable<Word>) => {
        let weight = 0;
        for (const word of list) weight += ignored.has(word.text) ? ignoredWeight.part : getWeight(word);
        return weight;
      };
      const coverage = (sum(hit) / sum(phrase.words)) ** 1.5;
      if (meaningless && coverage < 1) continue;
      const count = counts.get(phrase.row) ?? asked.map(() => 0);
      counts.set(phrase.row, count);
      matches.forEach((found, at) => {
        for (const word of hit)
          if (meaningless || !ignored.has(word.text))
            count[at] = Math.max(
              count[at] as number,
              getWeight(word) * (found.get(word) ?? 0) * coverage * phrase.factor,
            );
      });
    }

    const sum = (count: readonly number[] = []) => count.reduce((before, weight) => before + weight, 0);
    const elsewhere = sum(counts.get(unrelatedRow));
    counts.delete(unrelatedRow);
    const topics = Array.from(counts, ([row, count]): Topic => {
      const { term } = rows[row] as Row;
      return {
        term,
        index: row,
        score: sum(count),
        words: asked.filter((_, at) => count[at]),
        urgent: false,
      };
    }).sort((a, b) => b.score - a.score || a.index - b.index);
    const onSubject =
      !addressed || strange <= mostUnknown * total || asked.some((text) => addressed.has(text));
    const replies = new Set<unknown>();
    const fitting = topics.filter(({ index: row, score }) => {
      const { reply } = rows[row] as Row;
      const fits =
        (score >= least || (!strange && score >= leastOfKnown)) &&
        score > elsewhere &&
        onSubject &&
        score >= leastOfBest * (topics[0] as Topic).score &&
        !replies.has(reply);
      if (fits && reply !== undefined) replies.add(reply);
      return fits;
    });
    const urgent = emergencies.map((find) => find(question)).filter(({ words }) => words.length);
    const others = fitting.filter((topic) => !urgent.some(({ index }) => index === topic.index));
    return [...urgent, ...others].slice(0, limit);
  };

  return { ask, index };
}
