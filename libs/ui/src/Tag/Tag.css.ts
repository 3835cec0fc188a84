import { hueColor } from '../theme/hue.css';
import { style } from '../theme/partStyle';
import { radius, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const tag = style({
  ...typography.label,
  // Text with elements within wraps as one.
  display: 'inline-block',
});

export const dotted = style({
  display: 'inline-flex',
  // On the first of several lines.
  alignItems: 'baseline',
  gap: space[2],
  '::before': {
    content: '""',
    flexShrink: 0,
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    border: `1.5px solid ${hueColor.line}`,
    borderRadius: radius.pill,
  },
});
