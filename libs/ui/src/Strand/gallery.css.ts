import { style } from '../theme/partStyle';
import { space } from '../theme/scale';
import { typography } from '../theme/typography';

/** Used by stories only. */
export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  gap: space[10],
});

export const entry = style({ ...typography.label, display: 'grid', gap: space[3], maxInlineSize: '19rem' });
