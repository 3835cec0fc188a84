import type { FoldMode } from './types';

/** Makes a text comparable, for example by lower-casing it. */
export type Fold = (text: string) => string;

/** Folds as docs/requirements.md, section 7.3, requires. On the whole text: a final `Σ` becomes `ς`. */
export const lower: Fold = (text) => text.toLowerCase();

/**
 * Folds each character independently of its neighbours, except in runs of white space, so that a part of a text folds
 * to a part of the folded text. Hence `ς`, which depends on its position, becomes `σ`.
 */
export const loose: Fold = (text) =>
  lower(text.normalize('NFKD').replace(/\p{M}+/gu, ''))
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/ı/g, 'i')
    .replace(/ς/g, 'σ')
    .replace(/\s+/g, ' ');

/** Returns the fold of a mode. @throws {RangeError} for an unknown mode */
export function foldFor(mode: FoldMode = 'lower'): Fold {
  if (mode === 'lower') return lower;
  if (mode === 'loose') return loose;
  throw new RangeError('unknown fold');
}
