import { fontSize, space } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const note = style({ marginBlockStart: space[3], fontSize: fontSize.small });
