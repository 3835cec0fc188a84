import type { Figure } from './types';
import { handover } from './checklists/handover';

export const figures: readonly Figure[] = [handover];
