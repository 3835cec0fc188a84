import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { duration } from '../theme/scale';

/** Styles of an arrow in the reading direction that moves 4 px forward while `active` matches, and is not printed. */
export const arrowStyle = (active: string): StyleRule => ({
  flexShrink: 0,
  transition: `transform ${duration.fast}`,
  '@media': { [media.print]: { display: 'none' } },
  selectors: {
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    [active]: { transform: 'translateX(0.25rem)' },
    [`[dir="rtl"] ${active}`]: { transform: 'scaleX(-1) translateX(0.25rem)' },
  },
});
