import { fontSize, layout, space, theme } from '@keystrand/ui/theme';
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
});
