import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { fluidSpace, layout, space } from '../theme/scale';

/** Wraps by its own width, not by that of the window: the two need some 40 rem and the gap. */
export const columns = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${fluidSpace.block} ${layout.columnGap}`,
  '@media': { [media.print]: { display: 'block' } },
});

globalStyle(`${columns} > *`, { flex: '7 1 23.4rem', minInlineSize: 0 });
globalStyle(`${columns} > * + *`, { '@media': { [media.print]: { marginBlockStart: space[5] } } });
globalStyle(`${columns} > :first-child`, {
  flex: '5 1 16.7rem',
  '@media': {
    [media.wide]: { position: 'sticky', insetBlockStart: `calc(${layout.header} + ${space[8]})` },
  },
});
