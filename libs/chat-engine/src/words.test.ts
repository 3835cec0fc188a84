import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isMisspelt } from './words';

it.each([
  ['tender', 'tender'],
  ['pentration', 'penetration'],
  ['pricng', 'pricing'],
  ['priceing', 'pricing'],
  ['wollet', 'wallet'],
  ['recieve', 'receive'],
  ['kuberntse', 'kubernetes'],
  ['kubrenetse', 'kubernetes'],
  ['hackeds', 'hacked'],
])('takes %s for %s, and the other way round', (a, b) => {
  expect([isMisspelt(a, b), isMisspelt(b, a)]).toEqual([true, true]);
});

it.each([
  ['', 'a'],
  ['price', 'pride'],
  ['wallet', 'pallet'],
  ['server', 'sorvex'],
  ['pricings', 'princip'],
  // Two edits in a word of nine letters, three in one of ten.
  ['kubernese', 'kuberntis'],
  ['kuberxxxes', 'kubernetes'],
  // Only neighbours are exchanged.
  ['recipt', 'reptic'],
  ['bucket', 'bukxet'],
  ['bucket', 'bukcex'],
])('does not take %s for %s, nor the other way round', (a, b) => {
  expect([isMisspelt(a, b), isMisspelt(b, a)]).toEqual([false, false]);
});

it('is true after an edit in each half of a long word, and symmetric', () => {
  const edit = (min: number) =>
    fc.tuple(fc.integer({ min, max: min + 2 }), fc.constantFrom('insert', 'delete', 'replace', 'swap'));
  const apply = (word: string, [at, kind]: readonly [number, string]) => {
    const [a = '', b = ''] = word.slice(at);
    const edited = { insert: `x${a}${b}`, delete: b, replace: `x${b}`, swap: b + a }[kind] ?? '';
    return word.slice(0, at) + edited + word.slice(at + 2);
  };
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 });
  fc.assert(
    fc.property(fc.tuple(edit(8), edit(2)), text, text, (edits, a, b) => {
      expect(isMisspelt(edits.reduce(apply, 'abcdefghijkl'), 'abcdefghijkl')).toBe(true);
      expect(isMisspelt(a, b)).toBe(isMisspelt(b, a));
    }),
  );
});
