import { theme } from '../theme/contract.css';
import { style } from '../theme/partStyle';
import { space } from '../theme/scale';
import { typography } from '../theme/typography';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[6]}`,
});

export const note = style({
  ...typography.small,
  flex: '1 1 16rem',
  maxInlineSize: '34em',
  color: theme.color.muted,
});
