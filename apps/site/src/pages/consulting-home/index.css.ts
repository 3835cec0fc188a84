import { space } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const question = style({ display: 'block', marginBlock: space[1] });

export const metrics = style({ display: 'grid', marginBlock: space[2] });
