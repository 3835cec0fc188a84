import { calculateClamp } from 'utopia-core';

/** Interpolates between viewport widths of 360 and 1280 px. */
const fluid = (minSize: number, maxSize: number) =>
  calculateClamp({ minSize, maxSize, minWidth: 360, maxWidth: 1280 });

/** Spacing in steps of 4 px: `space[4]` is 1 rem. */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
} as const;

export const fluidSpace = {
  /** Between the window's edge and the content: 20 to 32 px. */
  gutter: fluid(20, 32),
  /** Inside a surface: 24 to 64 px. */
  surface: fluid(24, 64),
  /** Between sections: 72 to 112 px. */
  section: fluid(72, 112),
  /** Between the parts of one section: 28 to 48 px. */
  block: fluid(28, 48),
} as const;

export const fontSize = {
  /** Hero headings: 44 to 84 px. */
  display: fluid(44, 84),
  /** Hero headings of inner pages: 38 to 68 px. */
  title: fluid(38, 68),
  /** Section headings: 32 to 52 px. */
  h2: fluid(32, 52),
  /** Values of `Metrics`: 32 to 44 px. */
  figure: fluid(32, 44),
  /** Headings inside a section: 21 to 26 px. */
  h3: fluid(21, 26),
  /** Headings of cards, rows and list items: 18 to 20 px. */
  h4: fluid(18, 20),
  /** Lead paragraph below a heading: 19 to 21 px. */
  lead: fluid(19, 21),
  body: '1.0625rem',
  small: '0.9375rem',
  label: '0.8125rem',
} as const;

export const lineHeight = { display: '0.98', heading: '1.04', snug: '1.25', body: '1.55' } as const;

export const tracking = { display: '-0.045em', heading: '-0.035em', snug: '-0.015em' } as const;

/** Weights of the variable font. */
export const fontWeight = { body: '400', medium: '520', heading: '560', strong: '650' } as const;

export const fontFamily = {
  sans: "'Host Grotesk Variable', 'Host Grotesk Fallback', system-ui, sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace",
} as const;

export const radius = { small: '0.5rem', medium: '0.875rem', large: '1.5rem', pill: '999px' } as const;

export const layout = {
  /** Maximum content width: 1200 px. */
  content: '75rem',
  /** Maximum width of running text: 52 to 68 characters. */
  measure: '64ch',
  /** Maximum width of a hero's heading and lead. */
  heroMeasure: '46rem',
  /** Five columns for a heading, seven for content; the gap is 40 to 88 px. */
  columns: 'minmax(0, 5fr) minmax(0, 7fr)',
  columnGap: 'clamp(2.5rem, 6vw, 5.5rem)',
  /** Height of the header: 72 px. */
  header: '4.5rem',
  /** Minimum target size of primary controls: 44 px (WCAG 2.5.5). */
  target: '2.75rem',
} as const;

/** Durations of colour transitions; movement uses the springs of `@keystrand/effects`. */
export const duration = { fast: '150ms', slow: '250ms' } as const;

/** Stacking order (`z-index`), bottom to top. */
export const layer = {
  particles: '0',
  content: '1',
  header: '20',
  chat: '30',
  overlay: '40',
  skipLink: '50',
} as const;
