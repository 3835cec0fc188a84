import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { fluidSpace, layout, space } from '../theme/scale';

/** Wraps by its own width, not by that of the window: the second column needs some 36 rem in all. */
export const columns = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${fluidSpace.block} ${layout.columnGap}`,
  '@media': { [media.print]: { display: 'block' } },
});

globalStyle(`${columns} > *`, { flex: '7 1 19.6rem', minInlineSize: 0 });
globalStyle(`${columns} > :first-child`, { flex: '5 1 14rem' });
globalStyle(`${columns} > * + *`, { '@media': { [media.print]: { marginBlockStart: space[5] } } });

/** Long text, which keeps its measure, and sticky where both columns are certain to fit. */
export const sticky = style({});

globalStyle(`${sticky} > :last-child`, { flexBasis: '23.4rem' });
globalStyle(`${sticky} > :first-child`, {
  flexBasis: '16.7rem',
  '@media': {
    [media.wide]: { position: 'sticky', insetBlockStart: `calc(${layout.header} + ${space[8]})` },
  },
});
