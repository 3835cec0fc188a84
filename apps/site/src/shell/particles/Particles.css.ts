import { fluidSpace, fontSize, layout, media, space, theme } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

/** The size of the surface, so that the mask scrolls with the texts while the particles in it are fixed. */
export const mask = style({ position: 'absolute', inset: 0 });

/** `DarkSurface` hides it in print and places it below the content. */
export const particles = style({
  position: 'fixed',
  inset: 0,
  '@media': { [media.highContrast]: { display: 'none' } },
});

/** In the space that the hero leaves; absolute, so that nothing moves when the control appears. */
export const place = style({
  position: 'absolute',
  insetInlineStart: fluidSpace.gutter,
  insetBlockStart: `calc(100% + ${space[2]})`,
  '@media': {
    // Centres the control on the line of the breadcrumbs.
    [media.medium]: {
      insetInline: `auto ${fluidSpace.gutter}`,
      insetBlockStart: `calc((${space[6]} - ${layout.target}) / 2)`,
    },
    [media.print]: { display: 'none' },
  },
});

export const control = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: layout.target,
  padding: 0,
  border: 0,
  color: theme.color.muted,
  fontSize: fontSize.label,
  ':hover': { color: theme.color.text },
  '@media': { [media.highContrast]: { display: 'none' } },
});
