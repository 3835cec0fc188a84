import { fluidSpace, fontFamily, fontSize, layout, media, space, theme } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const note = style({ color: theme.color.muted, fontSize: fontSize.small });

export const link = style({
  // On one line where there is room.
  display: 'inline-block',
  textDecorationColor: theme.color.accent,
  textUnderlineOffset: '0.28em',
});

/** Has room before there is a button: a form that grew with the first key would be painted again before the character is. */
export const draft = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[6],
  minBlockSize: layout.target,
  '@media': {
    screen: { marginBlockEnd: `calc(-1 * ${fluidSpace.block})` },
    [media.print]: { display: 'none' },
  },
});

export const panel = style({ scrollMarginBlock: '6rem' });

export const panelContent = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  marginBlockStart: space[1],
});

/** In the text font, a ligature shows `1X5` as `1×5`. */
export const reference = style({ fontFamily: fontFamily.mono, whiteSpace: 'nowrap' });
