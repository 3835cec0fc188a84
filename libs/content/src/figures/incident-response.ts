import { factPack } from '../specimens/factPack';
import { firstHour } from './checklists/firstHour';
import type { Figure } from './types';

export const figures: readonly Figure[] = [firstHour, { ...factPack, id: 'specimen', place: 'deliverables' }];
