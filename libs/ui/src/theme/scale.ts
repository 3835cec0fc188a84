import { references } from './customProperty.ts';
import { tokenValues } from './values.ts';

const { gutter, surface, section, block, ...steps } = tokenValues.space;

/** Spacing in steps of 4 px: `space[4]` is 1 rem. */
export const space = { 0: '0', ...references('space', steps) } as const;

/**
 * Spacing that grows with the window: `gutter` between its edge and the content (20 to 32 px), `surface` inside a surface (24 to 64 px),
 * `section` between sections (72 to 112 px), `block` between the parts of one section (28 to 48 px).
 */
export const fluidSpace = references('space', { gutter, surface, section, block });

/**
 * Font sizes. Headings: `display` of heroes (44 to 84 px), `titleLarge` (76 to 112 px),
 * `titleMedium` (56 to 84 px) and `title` (38 to 68 px) of inner heroes with short, medium and long headings, `slogan` below them (26 to 34 px),
 * `h2` of sections (32 to 52 px), `h3` inside
 * a section (21 to 26 px), `h4` of cards, rows and list items (18 to 20 px). `figure`: values of `Metrics` (32 to 44 px). `lead`: paragraph
 * below a heading (19 to 21 px). `body` 17 px, `small` 15 px, `label` 13 px.
 */
export const fontSize = references('fontSize', tokenValues.fontSize);

export const lineHeight = references('lineHeight', tokenValues.lineHeight);

export const tracking = references('tracking', tokenValues.tracking);

/** Weights of the variable font. */
export const fontWeight = references('fontWeight', tokenValues.fontWeight);

export const fontFamily = references('fontFamily', tokenValues.fontFamily);

export const radius = references('radius', tokenValues.radius);

/**
 * Sizes of the page: `content` is its maximum width (1200 px), `measure` that of running text (52 to 68 characters), `heroMeasure` that of a
 * hero's heading and lead, `header` the height of the header (72 px), `target` the minimum size of primary controls (44 px, WCAG 2.5.5).
 */
export const layout = {
  ...references('layout', tokenValues.layout),
  /** Five columns for a heading, seven for content; the gap is 40 to 88 px. */
  columns: 'minmax(0, 5fr) minmax(0, 7fr)',
  columnGap: 'clamp(2.5rem, 6vw, 5.5rem)',
} as const;

/** Durations of colour transitions; movement uses the springs of `@keystrand/effects`. */
export const duration = references('duration', tokenValues.duration);

/** Stacking order (`z-index`), bottom to top. */
export const layer = references('layer', tokenValues.layer);

/** Colours of the three strands in the logo and its art. Decorative; the same in both themes. */
export const strandColor = references('strand', tokenValues.strand);
