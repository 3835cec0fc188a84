import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { layout, oneColumn, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const list = style({
  ...oneColumn,
  gap: `${space[8]} ${layout.columnGap}`,
  '@media': {
    [`print, ${media.wide}`]: { gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))' },
  },
});

/** Icon next to the text. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: `${space[1]} ${space[4]}`,
});

globalStyle(`${item} > :first-child`, { gridRow: 'span 2' });

export const title = style(typography.h4);
