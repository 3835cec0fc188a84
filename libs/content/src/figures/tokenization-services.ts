import type { Figure } from './types';
import { tokenStandards } from './comparisons/tokenStandards';

export const figures: readonly Figure[] = [tokenStandards];
