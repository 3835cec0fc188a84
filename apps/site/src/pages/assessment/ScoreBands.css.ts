import { space } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const scoreBands = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });
