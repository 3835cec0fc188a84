import { keyframes } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { style, styleVariants } from '../theme/partStyle';
import { easing, strandColor } from '../theme/scale';

const slideIn = keyframes({ from: { transform: 'translateX(-100%)' } });
const slideBack = keyframes({ from: { transform: 'translateX(100%)' } });

export const drawing = style({
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Faint copies of the strands are left out where contrast matters more than depth. */
const leftOut = { '@media': { [media.highContrast]: { display: 'none' } } } as const;

export const echo = style({ strokeOpacity: 0.2, strokeWidth: 1.2, ...leftOut });

/** A wide, faint stroke around a strand. */
export const glow = style({ strokeOpacity: 0.1, strokeWidth: 14, ...leftOut });

export const node = style({
  fill: theme.color.page,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});

/** Strands differ by their course alone where contrast matters. `currentColor` is forced with the text. */
export const strand = styleVariants(
  { 0: strandColor.first, 1: strandColor.second, 2: strandColor.third },
  (stroke) => ({ stroke, '@media': { [media.highContrast]: { stroke: 'currentColor' } } }),
);

/**
 * Reveals the drawing from start to end. The mask slides in with hidden overflow while the drawing inside it moves in the
 * opposite direction, so that the drawing appears stationary. Animating two transforms runs on the compositor;
 * animating the strokes would repaint in every frame.
 */
const reveal = (name: string) =>
  style({
    blockSize: '100%',
    '@media': {
      'screen and (prefers-reduced-motion: no-preference)': {
        animation: `${name} 1.4s ${easing.standard} backwards`,
      },
    },
  });

export const mask = style([reveal(slideIn), { overflow: 'hidden' }]);

export const counterMove = style([reveal(slideBack), { inlineSize: '100%' }]);

/** Full width at one scale; cropped at both sides on narrow screens. */
export const fullBleed = style({
  inlineSize: '100%',
  blockSize: 'max(13rem, 16vw)',
  // Prevents horizontal scrolling while the mask is outside the element.
  overflow: 'clip',
});

/** On phones small enough for a braid at both sides of the gap. */
export const broken = style({ '@media': { [media.belowMedium]: { blockSize: '7.5rem' } } });

export const mark = style({ flexShrink: 0 });
