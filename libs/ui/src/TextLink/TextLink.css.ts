import { theme } from '../theme/contract.css';
import { style } from '../theme/partStyle';
import { duration, fontWeight, layout, space } from '../theme/scale';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: layout.target,
  color: theme.color.text,
  fontWeight: fontWeight.medium,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
});

export const text = style({
  paddingBlockEnd: space[1],
  borderBlockEnd: `2px solid ${theme.color.accent}`,
  transition: `color ${duration.fast}`,
  selectors: { [`${link}:hover &`]: { color: theme.color.accent } },
});
