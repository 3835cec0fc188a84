import { space, wrappedRow } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const question = style({ display: 'block', marginBlock: space[1] });

export const metrics = style({ ...wrappedRow, columnGap: space[8], marginBlock: space[2] });
