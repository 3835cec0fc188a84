import { createEngine } from '@keystrand/chat-engine';
import uFuzzy from '@leeoniya/ufuzzy';
import { Index } from 'flexsearch';
import Fuse from 'fuse.js';
import { matchSorter, rankings } from 'match-sorter';
import MiniSearch from 'minisearch';

/** As many suggestions as a list under an input shows. The same for all. */
export const limit = 10;

/** Looks for terms and hands back what the library itself hands back, at most `limit` of them. */
export type Suggest = (text: string) => unknown;

/** Prepares a table for suggesting. Lazy contenders make their first suggestion here, so that all are ready. */
export type Prepare = (terms: readonly string[]) => Suggest;

export const filterName = 'plain filter';
export const engineName = 'chat-engine';
export const flexsearchName = 'flexsearch (full)';

/**
 * The contenders, each set up for what comes nearest to suggesting by substring. Only the filter, the engine and
 * flexsearch's `full` look for parts of words; minisearch and flexsearch's `forward` find beginnings of words, and
 * the rest are fuzzy. Only the engine also says where the text stands in each term.
 */
export const contenders: ReadonlyMap<string, Prepare> = new Map<string, Prepare>([
  [
    filterName,
    (terms) => (text) => {
      const wanted = text.toLowerCase();
      return terms.filter((term) => term.includes(wanted)).slice(0, limit);
    },
  ],
  [
    engineName,
    (terms) => {
      const engine = createEngine(
        terms.map((term) => ({ term, reply: term })),
        { fallback: '' },
      );
      engine.suggest('a', { limit });
      return (text) => engine.suggest(text, { limit });
    },
  ],
  [
    'uFuzzy',
    (terms) => {
      const haystack = [...terms];
      const search = new uFuzzy();
      return (text) => {
        const [found, , order] = search.search(haystack, text);
        const rows = order && found ? order.map((place) => found[place] ?? 0) : (found ?? []);
        return rows.slice(0, limit).map((row) => haystack[row]);
      };
    },
  ],
  [
    flexsearchName,
    (terms) => {
      const index = new Index({ tokenize: 'full' });
      terms.forEach((term, row) => index.add(row, term));
      return (text) => index.search(text, { limit });
    },
  ],
  [
    'flexsearch (forward)',
    (terms) => {
      const index = new Index({ tokenize: 'forward' });
      terms.forEach((term, row) => index.add(row, term));
      return (text) => index.search(text, { limit });
    },
  ],
  [
    'minisearch',
    (terms) => {
      const index = new MiniSearch({ fields: ['term'], searchOptions: { prefix: true, combineWith: 'AND' } });
      index.addAll(terms.map((term, id) => ({ id, term })));
      return (text) => index.search(text).slice(0, limit);
    },
  ],
  [
    'match-sorter',
    (terms) => (text) => matchSorter(terms, text, { threshold: rankings.CONTAINS }).slice(0, limit),
  ],
  [
    'fuse.js',
    (terms) => {
      const fuse = new Fuse(terms);
      return (text) => fuse.search(text, { limit });
    },
  ],
]);
