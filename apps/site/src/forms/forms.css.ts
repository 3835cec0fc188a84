import { fontFamily, fontSize, layout, media, radius, space, theme } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const note = style({ color: theme.color.muted, fontSize: fontSize.small });

export const link = style({
  textDecorationColor: theme.color.accent,
  textUnderlineOffset: '0.28em',
});

/**
 * Has room for its button before there is one: if the form grew with the first key, the browser would paint everything below
 * it again before it shows the character.
 */
export const draft = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[6],
  minBlockSize: layout.target,
  '@media': { [media.print]: { display: 'none' } },
});

export const panel = style({ borderRadius: radius.medium, scrollMarginBlock: '6rem' });

export const panelContent = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  marginBlockStart: space[1],
});

/** In the text font, a ligature shows `1X5` as `1×5`. */
export const reference = style({ fontFamily: fontFamily.mono, whiteSpace: 'nowrap' });
