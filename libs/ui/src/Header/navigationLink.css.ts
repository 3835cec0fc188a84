import { theme } from '../theme/contract.css';
import { duration, fontSize, fontWeight, layout, space } from '../theme/scale';
import { style } from '../theme/sharedStyle';

/** A link or button of the navigation bar, at least 44 px high. */
export const navigationLink = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: layout.target,
  paddingInline: space[3],
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: space[3],
      insetBlockEnd: space[2],
      // Unlike a background, painted in forced colours.
      borderBlockStart: `2px solid ${theme.color.accent}`,
      opacity: 0,
      transition: `opacity ${duration.fast}`,
    },
    '&:is(:hover, [aria-current], [data-current])::after': { opacity: 1 },
  },
});
