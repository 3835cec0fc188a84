import { serviceSchedule } from '../specimens/serviceSchedule';
import type { Figure } from './types';

export const figures: readonly Figure[] = [{ ...serviceSchedule, id: 'specimen', place: 'introduction' }];
