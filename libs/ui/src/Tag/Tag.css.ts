import { hueColor } from '../theme/hue.css';
import { style } from '../theme/partStyle';
import { radius, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const tag = style({
  ...typography.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
});

export const dotted = style({
  '::before': {
    content: '""',
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    border: `1.5px solid ${hueColor.line}`,
    borderRadius: radius.pill,
  },
});
