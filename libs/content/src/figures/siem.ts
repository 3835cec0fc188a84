import { detectionRule } from '../specimens/detectionRule';
import type { Figure } from './types';

export const figures: readonly Figure[] = [{ ...detectionRule, id: 'specimen', place: 'deliverables' }];
