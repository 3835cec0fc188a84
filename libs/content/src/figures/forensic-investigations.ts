import { custodyRecord } from '../specimens/custodyRecord';
import type { Figure } from './types';

export const figures: readonly Figure[] = [{ ...custodyRecord, id: 'specimen', place: 'deliverables' }];
