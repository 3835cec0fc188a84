import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { style, styleVariants } from '../theme/partStyle';
import { radius } from '../theme/scale';

const base = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  border: `1px solid ${hueColor.line}`,
  background: hueColor.tint,
  color: hueColor.line,
});

export const tile = styleVariants({
  small: [base, { inlineSize: '1.75rem', blockSize: '1.75rem', borderRadius: radius.small }],
  medium: [
    base,
    { inlineSize: '2.25rem', blockSize: '2.25rem', borderRadius: `calc(${radius.small} * 1.25)` },
  ],
  large: [base, { inlineSize: '2.75rem', blockSize: '2.75rem', borderRadius: `calc(${radius.small} * 1.5)` }],
});

/** Without a hue. */
export const plain = style({ borderColor: theme.color.outline, background: 'none', color: theme.color.text });
