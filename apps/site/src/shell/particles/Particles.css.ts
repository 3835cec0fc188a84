import { darkSurface, duration, layer, layout, media, radius, space, theme } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const particles = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.particles,
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' }, [media.forcedColors]: { display: 'none' } },
});

// Dark in both themes, like the dark surface behind it.
const pill = style({
  position: 'fixed',
  insetBlockEnd: space[5],
  insetInlineStart: space[5],
  zIndex: layer.chat,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: layout.target,
  blockSize: layout.target,
  border: `1px solid ${theme.color.outline}`,
  borderRadius: radius.pill,
  background: theme.color.raised,
  color: theme.color.text,
  transition: `border-color ${duration.fast}`,
  selectors: { '&:hover': { borderColor: theme.color.accent } },
  '@media': { [media.print]: { display: 'none' }, [media.forcedColors]: { display: 'none' } },
});

export const control = style([darkSurface, pill]);
