import { governance } from '../specimens/governance';
import type { Figure } from './types';

export const figures: readonly Figure[] = [{ ...governance, id: 'specimen', place: 'deliverables' }];
