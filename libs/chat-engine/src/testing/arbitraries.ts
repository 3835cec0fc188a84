/** Generators of tables and inputs: few letters, so that inputs often match, and characters with special folding. */
import fc from 'fast-check';
import { foldFor } from '../fold';
import type { Entry, FoldMode } from '../types';

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

/** A valid table, some of its rows with aliases. */
export function rows(mode: FoldMode): fc.Arbitrary<Entry[]> {
  const fold = foldFor(mode);
  const validWord = text.map((raw) => raw.trim()).filter((trimmed) => fold(trimmed).trim() !== '');
  const words = fc.uniqueArray(fc.tuple(validWord, fc.nat({ max: 5 })), {
    selector: ([word]) => fold(word),
    size: '+1',
  });
  return words.map((list) => {
    const table: (Entry & { aliases: string[] })[] = [];
    for (const [index, [word, kind]] of list.entries()) {
      // One in six words becomes an alias of the row before it.
      const previous = table.at(-1);
      if (kind === 0 && previous) previous.aliases.push(word);
      else table.push({ term: word, reply: `reply ${String(index)}`, aliases: [] });
    }
    return table;
  });
}

/** A table and an input, in most cases a word of the table or a part of one. */
export function rowsAndInput(mode: FoldMode): fc.Arbitrary<{ table: Entry[]; input: string }> {
  return rows(mode).chain((table) => {
    const word = fc.constantFrom('', ...table.flatMap(({ term, aliases = [] }) => [term, ...aliases]));
    const part = fc.tuple(word, fc.nat(6), fc.nat(12)).map(([whole, from, to]) => whole.slice(from, to));
    const upper = part.map((letters) => letters.toUpperCase());
    return fc.oneof(word, part, upper, text).map((input) => ({ table, input }));
  });
}
