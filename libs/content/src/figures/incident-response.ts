import { factPack } from '../specimens/factPack';
import type { Figure } from './types';

export const figures: readonly Figure[] = [{ ...factPack, id: 'specimen', place: 'deliverables' }];
