import type { FoldMode } from './types';

export type Fold = (text: string) => string;

const needsDecomposition = /[^!-~ ]|  /;

/** The specification's folding. On the whole text, so that a sigma at the end of a word becomes the final one. */
export const lower: Fold = (text) => text.toLowerCase();

/**
 * Folds character by character but for runs of white space, so that a part of a text always folds to a part of
 * the folded text. That is why the final sigma, which depends on its neighbours, is set aside.
 */
export const loose: Fold = (text) =>
  needsDecomposition.test(text)
    ? lower(text.normalize('NFKD').replace(/\p{M}+/gu, ''))
        .replace(/ß/g, 'ss')
        .replace(/œ/g, 'oe')
        .replace(/ı/g, 'i')
        .replace(/ς/g, 'σ')
        .replace(/\s+/g, ' ')
    : lower(text);

/** The folding of a mode. @throws {RangeError} for an unknown mode */
export function foldFor(mode: FoldMode = 'lower'): Fold {
  if (mode === 'lower') return lower;
  if (mode === 'loose') return loose;
  throw new RangeError('unknown fold');
}
