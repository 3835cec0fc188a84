import { restoreTest } from '../specimens/restoreTest';
import type { Figure } from './types';

export const figures: readonly Figure[] = [{ ...restoreTest, id: 'specimen', place: 'introduction' }];
