import { authorityMatrix } from '../specimens/authorityMatrix';
import type { Figure } from './types';

export const figures: readonly Figure[] = [{ ...authorityMatrix, id: 'specimen', place: 'deliverables' }];
