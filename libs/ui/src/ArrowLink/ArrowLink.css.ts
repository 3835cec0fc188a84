import { arrowStyle } from '../Icon/arrow.css';
import { theme } from '../theme/contract.css';
import { style } from '../theme/partStyle';
import { duration, fontWeight, layout, space } from '../theme/scale';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: layout.target,
  color: theme.color.text,
  fontWeight: fontWeight.medium,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  transition: `color ${duration.fast}`,
  ':hover': { color: theme.color.accent },
});

export const arrow = style(arrowStyle(`${link}:hover &`));
