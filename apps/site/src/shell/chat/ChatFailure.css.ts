import { fontSize, layer, layout, media, radius, space, theme } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  position: 'fixed',
  // Above the chat button.
  insetBlockEnd: `calc(${space[5]} + 3.5rem + ${space[3]})`,
  insetInlineEnd: space[5],
  zIndex: layer.chat,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  inlineSize: `min(23.75rem, 100vw - 2 * ${space[5]})`,
  padding: `${space[3]} ${space[3]} ${space[5]} ${space[5]}`,
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: radius.medium,
  background: theme.color.raised,
  color: theme.color.text,
  boxShadow: theme.shadow.overlay,
  '@media': { [media.print]: { display: 'none' } },
});

export const text = style({ paddingBlockStart: space[2], fontSize: fontSize.small });

export const close = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: layout.target,
  blockSize: layout.target,
  // Drawn in forced colours, and with more contrast.
  border: '1px solid transparent',
  borderRadius: radius.pill,
  color: theme.color.text,
});

export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[5]}`,
  marginBlockStart: space[3],
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: layout.target,
  textDecorationColor: theme.color.accent,
  textUnderlineOffset: '0.28em',
});
