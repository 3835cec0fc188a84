import { createEngine } from '@keystrand/chat-engine';
import uFuzzy from '@leeoniya/ufuzzy';
import { Index } from 'flexsearch';
import Fuse from 'fuse.js';
import { matchSorter, rankings } from 'match-sorter';
import MiniSearch from 'minisearch';

/** Largest number of suggestions, the same for all libraries. */
export const limit = 10;

/** Searches the terms and returns the library's own result, at most `limit` items. */
export type Suggest = (text: string) => unknown;

/** Prepares a table, and makes a first suggestion in libraries that build their index lazily. */
export type Prepare = (terms: readonly string[]) => Suggest;

export const filterName = 'plain filter';
export const engineName = 'chat-engine';
export const flexsearchName = 'flexsearch (full)';

/**
 * The libraries, each configured as closely as possible to substring suggestions. Only the filter, the engine and
 * flexsearch's `full` search for substrings; minisearch and flexsearch's `forward` search for prefixes of words, and the
 * others are fuzzy. Only the engine also returns the ranges to highlight.
 */
export const libraries: ReadonlyMap<string, Prepare> = new Map<string, Prepare>([
  [
    filterName,
    (terms) => (text) => {
      const folded = text.toLowerCase();
      return terms.filter((term) => term.includes(folded)).slice(0, limit);
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
        const rows = order && found ? order.map((index) => found[index] ?? 0) : (found ?? []);
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
