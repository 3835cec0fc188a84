import { space } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[5] });
