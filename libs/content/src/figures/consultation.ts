import { decisionMemo } from '../specimens/decisionMemo';
import type { Figure } from './types';

export const figures: readonly Figure[] = [{ ...decisionMemo, id: 'specimen', place: 'deliverables' }];
