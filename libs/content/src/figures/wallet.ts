import type { Figure } from './types';
import { custodyKinds } from './comparisons/custodyKinds';

export const figures: readonly Figure[] = [custodyKinds];
