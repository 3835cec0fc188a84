import { arrowStyle } from '../Icon/arrow.css';
import { standalone } from '../Link/standalone';
import { theme } from '../theme/contract.css';
import { style } from '../theme/partStyle';
import { duration, space } from '../theme/scale';

export const link = style({
  ...standalone,
  gap: space[2],
  transition: `color ${duration.fast}`,
  ':hover': { color: theme.color.accent },
});

export const arrow = style(arrowStyle(`${link}:hover &`));
