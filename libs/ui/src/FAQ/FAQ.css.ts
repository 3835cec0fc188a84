import { style } from '../theme/partStyle';
import { layout } from '../theme/scale';

export const answer = style({ maxInlineSize: layout.measure });
