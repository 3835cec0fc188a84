import { style } from '../src/theme/partStyle';
import { space } from '../src/theme/scale';
import { typography } from '../src/theme/typography';

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: space[6],
});

export const entry = style({ ...typography.label, display: 'grid', justifyItems: 'center', gap: space[2] });
