import { threatModel } from '../specimens/threatModel';
import type { Figure } from './types';

export const figures: readonly Figure[] = [{ ...threatModel, id: 'specimen', place: 'deliverables' }];
