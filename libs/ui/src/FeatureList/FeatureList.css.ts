import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { layout, oneColumn, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const list = style({
  ...oneColumn,
  gap: `${space[8]} ${layout.columnGap}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))' },
    [media.print]: { gridTemplateColumns: 'repeat(auto-fit, minmax(30%, 1fr))', gap: space[6] },
  },
});

/** Icon next to the text in one column, above it on wide screens and on paper. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: `${space[1]} ${space[4]}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', rowGap: space[2] },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
  },
});

globalStyle(`${item} > :first-child`, { gridRow: 'span 2' });

export const title = style({
  ...typography.h4,
  '@media': { [media.wide]: { marginBlockStart: space[3] } },
});

/** In the last column, which is the only one on wide screens. */
export const text = style({ gridColumn: -2 });
