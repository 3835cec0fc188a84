import { theme } from '../theme/contract.css';
import { style } from '../theme/partStyle';
import { duration, fontWeight, layout, space } from '../theme/scale';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: layout.target,
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.color.text,
  fontWeight: fontWeight.medium,
  letterSpacing: '-0.01em',
});

export const text = style({
  paddingBlockEnd: space[1],
  borderBlockEnd: `2px solid ${theme.color.outline}`,
  transition: `border-color ${duration.fast}`,
  selectors: { [`${button}:hover &`]: { borderBlockEndColor: theme.color.accent } },
});
