import { references } from './customProperty.ts';
import { tokenValues } from './values.ts';

const { gutter, surface, section, block, ...steps } = tokenValues.space;

/** Spacing in steps of 4 px: `space[4]` is 1 rem. */
export const space = { 0: '0', ...references('space', steps) } as const;

/** Spacing that grows with the window. */
export const fluidSpace = references('space', { gutter, surface, section, block });

export const fontSize = references('fontSize', tokenValues.fontSize);

export const lineHeight = references('lineHeight', tokenValues.lineHeight);

export const tracking = references('tracking', tokenValues.tracking);

export const fontWeight = references('fontWeight', tokenValues.fontWeight);

export const fontFamily = references('fontFamily', tokenValues.fontFamily);

export const radius = references('radius', tokenValues.radius);

export const layout = {
  ...references('layout', tokenValues.layout),
  /** Five columns for a heading, seven for content; the gap is 40 to 77 px. */
  columns: 'minmax(0, 5fr) minmax(0, 7fr)',
  columnGap: 'clamp(2.5rem, 6vw, 4.8rem)',
  /** Two columns where each is at least 18 rem wide, otherwise one; the gap is at most that of `columnGap`. */
  twoColumns: 'repeat(auto-fill, minmax(min(100%, max(18rem, (100% - 4.8rem) / 2)), 1fr))',
} as const;

/** Durations of colour transitions; movement uses the springs of `@keystrand/effects`. */
export const duration = references('duration', tokenValues.duration);

export const easing = references('easing', tokenValues.easing);

/** Stacking order (`z-index`), bottom to top. */
export const layer = references('layer', tokenValues.layer);

/** Colours of the three strands in the logo and its art. Decorative; the same in both themes. */
export const strandColor = references('strand', tokenValues.strand);
