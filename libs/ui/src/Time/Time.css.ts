import { style } from '@vanilla-extract/css';
import { typography } from '../theme/typography';

export const time = style({ ...typography.label, whiteSpace: 'nowrap' });
