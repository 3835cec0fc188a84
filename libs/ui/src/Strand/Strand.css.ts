import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { hueColor } from '../theme/category.css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { strandColor } from '../theme/strand';

const pullBack = keyframes({ from: { transform: 'translateX(-100%)' } });
const holdStill = keyframes({ from: { transform: 'translateX(100%)' } });

export const drawing = style({
  display: 'block',
  overflow: 'hidden',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const echo = style({ strokeOpacity: 0.2, strokeWidth: 1.2 });

/** The light around a strand. */
export const glow = style({ strokeOpacity: 0.1, strokeWidth: 14 });

export const node = style({
  fill: theme.color.page,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});

export const strand = styleVariants(
  {
    0: strandColor.mint,
    1: strandColor.blue,
    2: strandColor.violet,
    3: strandColor.mint,
    4: strandColor.blue,
  },
  (stroke) => ({ stroke }),
);

export const hueStrand = styleVariants({ 0: 1, 1: 0.6, 2: 0.34, 3: 0.6, 4: 0.34 }, (strokeOpacity) => ({
  stroke: hueColor.line,
  strokeOpacity,
}));

/** The curtain goes beyond the edges, which must not widen the page. */
export const stage = style({ overflow: 'clip' });

/**
 * The strand draws itself once on arrival; nothing waits for it, and it stands drawn where motion is not welcome. A
 * curtain is pulled to the end of the line and takes the drawing along, which moves against it and so stays where it is:
 * two transforms, which cost the main thread nothing, where drawing the lines anew in each frame takes most of it.
 */
const drawn = (name: string) =>
  style({
    blockSize: '100%',
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${name} 1.4s cubic-bezier(0.3, 0, 0.2, 1) backwards`,
      },
    },
  });

export const curtain = style([drawn(pullBack), { overflow: 'hidden' }]);

export const held = style([drawn(holdStill), { inlineSize: '100%' }]);

/** Full-bleed: one scale from phone to wall, cropped at both sides where the window is narrow. */
export const band = style({ inlineSize: '100%', blockSize: 'max(13rem, 16vw)' });

export const emblem = style({ inlineSize: '100%', blockSize: 'auto', aspectRatio: '1' });

export const mark = style({ flexShrink: 0 });
