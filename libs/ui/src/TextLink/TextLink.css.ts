import { standalone } from '../Link/standalone';
import { theme } from '../theme/contract.css';
import { style } from '../theme/partStyle';
import { duration, space } from '../theme/scale';

export const link = style(standalone);

export const text = style({
  paddingBlockEnd: space[1],
  borderBlockEnd: `2px solid ${theme.color.accent}`,
  transition: `color ${duration.fast}`,
  selectors: { [`${link}:hover &`]: { color: theme.color.accent } },
});
