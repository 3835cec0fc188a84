import type { StyleRule } from '@vanilla-extract/css';
import { duration } from '../theme/scale';

/** An arrow that points in the reading direction and leans forward while `active` matches. */
export const arrowStyle = (active: string): StyleRule => ({
  flexShrink: 0,
  transition: `translate ${duration.fast}`,
  selectors: {
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    [active]: { translate: '0.25rem' },
    [`[dir="rtl"] ${active}`]: { translate: '-0.25rem' },
  },
});
