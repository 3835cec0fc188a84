import { fontSize, layer, layout, media, radius, space, theme, wrappedRow } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  position: 'fixed',
  insetBlockEnd: layout.aboveChatButton,
  insetInlineEnd: space[5],
  zIndex: layer.chat,
  display: 'grid',
  gap: space[3],
  inlineSize: `min(23.75rem, 100vw - 2 * ${space[5]})`,
  padding: space[5],
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: radius.medium,
  background: theme.color.raised,
  color: theme.color.text,
  fontSize: fontSize.small,
  boxShadow: theme.shadow.overlay,
  '@media': { [media.print]: { display: 'none' } },
});

export const actions = style({
  ...wrappedRow,
  gap: `${space[2]} ${space[5]}`,
});
