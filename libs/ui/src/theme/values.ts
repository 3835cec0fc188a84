import { fluid } from './fluid.ts';
import { hues } from './tokens.ts';

/**
 * Default values of the tokens that are the same in both themes, for pictures and tools that read no CSS. Style sheets use the custom
 * properties instead (`scale.ts`), which a brand can change.
 */
export const tokenValues = {
  /** Steps of 4 px, and sizes that grow with the window. */
  space: {
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
    gutter: fluid(20, 32),
    surface: fluid(24, 64),
    section: fluid(72, 112),
    block: fluid(28, 48),
  },
  fontFamily: {
    sans: "'Host Grotesk Variable', 'Host Grotesk Fallback', system-ui, sans-serif",
    mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace",
  },
  fontSize: {
    display: fluid(44, 84),
    titleLarge: fluid(76, 112),
    titleMedium: fluid(56, 84),
    title: fluid(38, 68),
    slogan: fluid(26, 34),
    h2: fluid(32, 52),
    figure: fluid(32, 44),
    h3: fluid(21, 26),
    h4: fluid(18, 20),
    lead: fluid(19, 21),
    body: '1.0625rem',
    small: '0.9375rem',
    label: '0.8125rem',
  },
  fontWeight: { body: '400', medium: '520', heading: '560', strong: '650' },
  lineHeight: { display: '0.98', heading: '1.04', snug: '1.25', body: '1.55' },
  tracking: { display: '-0.045em', heading: '-0.035em', snug: '-0.015em' },
  radius: { small: '0.5rem', medium: '0.875rem', large: '1.5rem', pill: '999px' },
  duration: { fast: '150ms', slow: '250ms' },
  layout: { content: '75rem', measure: '64ch', heroMeasure: '46rem', header: '4.5rem', target: '2.75rem' },
  layer: { particles: '0', content: '1', header: '20', chat: '30', overlay: '40', skipLink: '50' },
  /** Colours of the three strands in the logo and its art. */
  strand: {
    first: 'oklch(0.82 0.15 172)',
    second: 'oklch(0.72 0.15 250)',
    third: 'oklch(0.75 0.16 305)',
  },
  /** Degrees in oklch. */
  hue: hues,
} as const;
