import { theme } from '../theme/contract.css';
import { style } from '../theme/partStyle';
import { fontSize, fontWeight, layout, space, tracking } from '../theme/scale';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: layout.target,
  color: theme.color.text,
  fontSize: fontSize.h4,
  fontWeight: fontWeight.heading,
  letterSpacing: tracking.snug,
  textDecoration: 'none',
});
