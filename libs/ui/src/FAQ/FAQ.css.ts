import { style } from '@vanilla-extract/css';
import { layout } from '../theme/scale';

export const answer = style({ maxInlineSize: layout.measure });
