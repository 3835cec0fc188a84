import { theme } from '../theme/contract.css';
import { style } from '../theme/partStyle';
import { fontWeight, space } from '../theme/scale';

export const group = style({ minInlineSize: 0 });

export const legend = style({
  padding: 0,
  marginBlockEnd: space[2],
  color: theme.color.text,
  fontWeight: fontWeight.medium,
});
