import { hueColor, media, mediumQuery, space } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const group = style({
  position: 'relative',
  alignItems: 'baseline',
  // Above the rules of the first row.
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    inset: '0 0 auto',
    borderBlockStart: `2px solid ${hueColor.line}`,
  },
  '@media': {
    [media.belowMedium]: { paddingBlockStart: space[2] },
    [mediumQuery]: { display: 'grid', gridTemplateColumns: '7.5rem minmax(0, 1fr)' },
  },
});
