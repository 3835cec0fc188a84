import { fontSize, layer, layout, media, space, theme } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const particles = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.particles,
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' }, [media.forcedColors]: { display: 'none' } },
});

export const control = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: layout.target,
  padding: 0,
  border: 0,
  color: theme.color.muted,
  fontSize: fontSize.small,
  ':hover': { color: theme.color.text },
  '@media': { [media.forcedColors]: { display: 'none' } },
});
