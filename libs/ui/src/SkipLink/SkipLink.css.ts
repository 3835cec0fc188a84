import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { style } from '../theme/partStyle';
import { fontWeight, layer, radius, space } from '../theme/scale';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: space[3],
  insetInlineStart: space[3],
  zIndex: layer.skipLink,
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.pill,
  background: theme.color.solid,
  color: theme.color.onSolid,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
  '@media': { [media.print]: { display: 'none' } },
});
