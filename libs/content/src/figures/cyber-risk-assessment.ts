import { riskEntry } from '../specimens/riskEntry';
import type { Figure } from './types';

export const figures: readonly Figure[] = [{ ...riskEntry, id: 'specimen', place: 'deliverables' }];
