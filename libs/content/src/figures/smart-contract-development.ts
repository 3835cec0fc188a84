import { invariants } from '../specimens/invariants';
import type { Figure } from './types';

export const figures: readonly Figure[] = [{ ...invariants, id: 'specimen', place: 'deliverables' }];
