import { layer, media, radius, space, theme } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const button = style({
  position: 'fixed',
  insetBlockEnd: space[5],
  insetInlineEnd: space[5],
  zIndex: layer.chat,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: radius.pill,
  background: theme.color.solid,
  color: theme.color.onSolid,
  boxShadow: theme.shadow.overlay,
  '@media': { [media.print]: { display: 'none' }, [media.forcedColors]: { border: '1px solid LinkText' } },
});
