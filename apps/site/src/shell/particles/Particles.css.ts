import { fontSize, layer, layout, media, space, theme } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

/** The size of the surface, so that the mask scrolls with the texts while the particles in it are fixed. */
export const mask = style({ position: 'absolute', inset: 0 });

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
