import {
  fluidSpace,
  fontSize,
  fontWeight,
  layout,
  lineHeight,
  media,
  oneColumn,
  space,
  theme,
  tracking,
} from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Room for the strands, their way into the rope, and the rope. */
const besideEachOther = 'screen and (min-width: 80rem)';

export const result = style({
  ...oneColumn,
  gap: fluidSpace.block,
});

export const introduction = style({ maxInlineSize: layout.measure });

export const rope = style({
  '@media': {
    [besideEachOther]: { display: 'grid', gridTemplateColumns: '42rem minmax(0, 1fr)', alignItems: 'center' },
  },
});

/** Its scale is in the middle of its height, where the strands meet. */
export const summary = style({
  ...oneColumn,
  alignItems: 'end',
  gap: space[4],
  '@media': { [besideEachOther]: { gridTemplateRows: '1fr auto 1fr', order: 1 } },
});

export const total = style({
  color: theme.color.text,
  fontSize: fontSize.display,
  fontWeight: fontWeight.heading,
  lineHeight: lineHeight.display,
  letterSpacing: tracking.display,
});

export const bands = style({ overflow: 'visible', fill: theme.color.muted, fontSize: fontSize.label });

export const max = style({
  color: theme.color.muted,
  fontSize: fontSize.h3,
  fontWeight: fontWeight.body,
  letterSpacing: tracking.snug,
});

export const band = style({ fontSize: fontSize.h2, lineHeight: lineHeight.snug });

export const strands = style({
  marginBlockStart: fluidSpace.block,
  '@media': {
    [besideEachOther]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 7rem', marginBlockStart: 0 },
  },
});

// Its rows alone are as high as the lines.
globalStyle(`${strands} :is(caption, thead)`, {
  '@media': { [besideEachOther]: { position: 'absolute', clipPath: 'inset(50%)' } },
});

globalStyle(`${strands} tr > *`, { '@media': { [besideEachOther]: { paddingBlock: space[5] } } });

export const lines = style({ '@media': { [besideEachOther]: { display: 'block' } } });

export const cell = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
});

// Next to the rope, the braid begins there and the dots are the loose end.
globalStyle(`${cell} > svg`, { '@media': { [besideEachOther]: { scale: '-1 1' } } });

export const ranges = style({
  border: 0,
  rowGap: space[4],
  '@media': { [besideEachOther]: { gridTemplateColumns: 'repeat(4, 1fr)', columnGap: space[8] } },
});

globalStyle(`${ranges} > div`, { border: 0, paddingBlockStart: 0 });
globalStyle(`${ranges} svg`, { display: 'block', marginBlockEnd: space[2] });

export const printed = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } });
