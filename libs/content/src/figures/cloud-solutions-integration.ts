import type { Figure } from './types';
import { cloudShapes } from './comparisons/cloudShapes';

export const figures: readonly Figure[] = [cloudShapes];
