import { foldFor, type Fold } from './fold';
import type { FoldMode } from './types';

/** Returns a fold that treats the final sigma like any other, so that a part of a text folds to a part of its fold. */
export function keyFor(mode: FoldMode | undefined): Fold {
  const fold = foldFor(mode);
  return (text) => fold(text).replace(/ς/g, 'σ');
}

/** Words of a folded text: letters, marks and digits. */
export const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
