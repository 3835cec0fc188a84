import { standalone } from '../Link/standalone';
import { theme } from '../theme/contract.css';
import { style } from '../theme/partStyle';
import { duration, space } from '../theme/scale';

export const button = style({ ...standalone, padding: 0, border: 0, background: 'none' });

export const text = style({
  paddingBlockEnd: space[1],
  borderBlockEnd: `2px solid ${theme.color.outline}`,
  transition: `border-color ${duration.fast}`,
  selectors: { [`${button}:hover &`]: { borderBlockEndColor: theme.color.accent } },
});
