import { style } from '../theme/partStyle';
import { typography } from '../theme/typography';

export const time = style({ ...typography.label, whiteSpace: 'nowrap' });
