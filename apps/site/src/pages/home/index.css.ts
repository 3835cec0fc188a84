import { oneColumn, space } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const consulting = style({ ...oneColumn, gap: space[8] });
