import { theme } from '../theme/contract.css';
import { style } from '../theme/partStyle';
import { space } from '../theme/scale';

export const frame = style({ position: 'relative' });

export const select = style({
  appearance: 'none',
  paddingInlineEnd: space[12],
  cursor: 'pointer',
  textOverflow: 'ellipsis',
});

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: space[4],
  insetBlockStart: 'calc(50% - 10px)',
  color: theme.color.muted,
  pointerEvents: 'none',
});
