import { detectionRule } from '../specimens/detectionRule';
import { logPlatforms } from './comparisons/logPlatforms';
import type { Figure } from './types';

export const figures: readonly Figure[] = [
  logPlatforms,
  { ...detectionRule, id: 'specimen', place: 'deliverables' },
];
