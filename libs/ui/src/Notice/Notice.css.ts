import { theme } from '../theme/contract.css';
import { style, styleVariants } from '../theme/partStyle';
import { radius, space } from '../theme/scale';
import { typography } from '../theme/typography';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  padding: `${space[4]} ${space[5]}`,
  borderRadius: radius.medium,
  border: '1px solid transparent',
  color: theme.color.text,
});

export const tone = styleVariants({
  info: [base, { background: theme.color.fill }],
  success: [base, { background: theme.color.accentFill }],
  danger: [base, { background: theme.color.dangerFill }],
});

export const icon = styleVariants({
  info: { color: theme.color.muted },
  success: { color: theme.color.accent },
  danger: { color: theme.color.danger },
});

export const title = style(typography.h4);
