/** Tables and inputs for properties, out of few letters, so that they meet, and of all that folding can trip over. */
import fc from 'fast-check';
import type { Entry, FoldMode } from '../types';
import { oracleFold } from './oracle';

// prettier-ignore
const units = [
  'a', 'b', 'A', 'B', 's', 'S', 'i', 'I', ' ', '  ', '\t', '\u00a0', '.', '*', '[', '\\', '$',
  'é', 'e\u0301', '\u0301', 'ß', 'ẞ', 'œ', 'Œ', 'ı', 'İ', 'Σ', 'σ', 'ς', 'ﬁ', 'Ａ', '㎏', '한', '하', '´',
  '😀', '𝔸', '\ud83d', '\ude00', '\0', '\u200d', '\ufeff',
];

export const modes: readonly FoldMode[] = ['lower', 'loose'];

export const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: fc.constantFrom(...units), maxLength: 12 }) },
  { weight: 3, arbitrary: fc.string({ unit: fc.constantFrom('a', 'b', 'A', ' '), maxLength: 8 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom('constructor', '__proto__', 'toString', 'hasOwnProperty') },
);

/** A word that a table may have. */
const word = (mode: FoldMode) =>
  text.map((raw) => raw.trim()).filter((trimmed) => oracleFold(mode, trimmed).trim() !== '');

/** A table without problems, some of its rows with aliases. */
export function rows(
  mode: FoldMode,
  size: { minLength?: number; maxLength?: number } = {},
): fc.Arbitrary<Entry[]> {
  return fc
    .uniqueArray(word(mode), { selector: (each) => oracleFold(mode, each), size: '+1', ...size })
    .chain((words) =>
      fc.array(fc.nat({ max: 5 }), { minLength: words.length, maxLength: words.length }).map((kinds) => {
        const table: (Entry & { aliases: string[] })[] = [];
        words.forEach((each, place) => {
          // One in six words becomes an alias of the row before it.
          const previous = table.at(-1);
          if (kinds[place] === 0 && previous && !size.minLength) previous.aliases.push(each);
          else table.push({ term: each, reply: `reply ${place}`, aliases: [] });
        });
        return table;
      }),
    );
}

/** A table and an input that has to do with it more often than not. */
export function rowsAndInput(mode: FoldMode): fc.Arbitrary<{ table: Entry[]; input: string }> {
  return rows(mode).chain((table) => {
    const words = table.flatMap(({ term, aliases = [] }) => [term, ...aliases]);
    const related = words.length
      ? fc
          .tuple(fc.constantFrom(...words), fc.nat(), fc.nat(), fc.boolean())
          .map(([each, from, count, upper]) => {
            const start = from % (each.length + 1);
            const part = each.slice(start, start + 1 + (count % (each.length + 1)));
            return upper ? part.toUpperCase() : part;
          })
      : text;
    const whole = words.length ? fc.constantFrom(...words) : text;
    return fc.oneof(related, whole, text).map((input) => ({ table, input }));
  });
}
