import { fluid } from './fluid.ts';
import { hues } from './tokens.ts';

/**
 * Default values of the tokens that are the same in both themes, for images and tools that read no CSS. Style sheets use
 * the custom properties (`scale.ts`), which a brand can change.
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
    /** Between the edge of the window and the content, for the chat button too: 24 px at 320 px, 32 px from 400 px on. */
    gutter: 'clamp(1.5rem, 10vw - 0.5rem, 2rem)',
    /** Inside a surface: 24 to 80 px. */
    surface: fluid(24, 64, 80),
    /** Between sections: 72 to 128 px. */
    section: fluid(72, 112, 128),
    /** Between the parts of one section: 28 to 56 px. */
    block: fluid(28, 48, 56),
  },
  fontFamily: {
    /** All text but labels. */
    sans: "'Host Grotesk Variable', 'Host Grotesk Fallback', system-ui, sans-serif",
    /** Small technical labels and code. */
    mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace",
  },
  fontSize: {
    /** Headings of heroes: 44 to 100 px. */
    display: fluid(44, 84, 100),
    /** Headings of inner heroes: 44 to 88 px; below 360 px smaller, so that the longest word fits (WCAG 1.4.10). */
    title: `min(12.2vw, ${fluid(44, 76, 88)})`,
    /** Headings of sections that state something: 32 to 46 px, at which most fit two lines of five columns. */
    h2: fluid(32, 46),
    /** Slogans below headings of inner heroes, and headings of working sections: 26 to 34 px. */
    h2Working: fluid(26, 34),
    /** Headings of service sections, such as questions and related pages: 21 to 24 px. */
    h2Service: fluid(21, 24),
    /** Headings inside a section: 21 to 26 px. */
    h3: fluid(21, 26),
    /** Headings of cards, rows and list items: 18 to 20 px. */
    h4: fluid(18, 20),
    /** Lead paragraph below a heading: 18 to 23 px. */
    lead: fluid(18, 21, 23),
    /** Running text: 17 px. */
    body: '1.0625rem',
    /** Captions and hints: 15 px. */
    small: '0.9375rem',
    /** Small technical labels: 13 px. */
    label: '0.8125rem',
  },
  fontWeight: {
    /** Running text. */
    body: '400',
    /** Controls and links of navigation. */
    medium: '520',
    /** Headings. */
    heading: '560',
    /** Emphasis in running text. */
    strong: '650',
  },
  lineHeight: {
    /** Headings of heroes. */
    display: '0.98',
    /** Headings of sections. */
    heading: '1.04',
    /** Smaller headings and controls. */
    snug: '1.25',
    /** Running text. */
    body: '1.55',
  },
  /** Letter spacing. */
  tracking: {
    /** Headings of heroes. */
    display: '-0.045em',
    /** Headings of sections. */
    heading: '-0.035em',
    /** Smaller headings. */
    snug: '-0.015em',
  },
  radius: {
    /** Inputs, code, small boxes: 8 px. */
    small: '0.5rem',
    /** Cards, menus, messages: 14 px. */
    medium: '0.875rem',
    /** Surfaces and dialogs: 24 px. */
    large: '1.5rem',
    /** Buttons and tags: fully rounded. */
    pill: '999px',
  },
  /** Colour transitions and the menu; other movement uses the springs of `@keystrand/effects`. */
  duration: {
    /** Colours of controls. */
    fast: '150ms',
    /** Larger areas. */
    slow: '250ms',
  },
  /** Timing of drawn lines and of progress. */
  easing: {
    /** Starts and ends slowly. */
    standard: 'cubic-bezier(0.3, 0, 0.2, 1)',
    /** Starts fast and ends slowly. */
    decelerate: 'cubic-bezier(0.1, 0.7, 0.2, 1)',
  },
  layout: {
    /** Maximum width of the page: 1200 px. */
    content: '75rem',
    /** Maximum width of running text: 52 to 68 characters. */
    measure: '64ch',
    /** Maximum width of a hero’s heading and lead: 736 px. */
    heroMeasure: '46rem',
    /** Height of the header: 72 px. */
    header: '4.5rem',
    /** Minimum size of primary controls: 44 px (WCAG 2.5.5). */
    target: '2.75rem',
  },
  /** Stacking order (`z-index`), bottom to top. */
  layer: {
    /** Particles behind the page. */
    particles: '0',
    /** Content of the page. */
    content: '1',
    /** Sticky header. */
    header: '20',
    /** Chat button and panel. */
    chat: '30',
    /** Dialogs. */
    overlay: '40',
    /** Skip link. */
    skipLink: '50',
  },
  /** Colours of the three strands in the logo and its art. */
  strand: {
    /** Mint. */
    first: 'oklch(0.82 0.15 172)',
    /** Blue. */
    second: 'oklch(0.72 0.15 250)',
    /** Violet. */
    third: 'oklch(0.75 0.16 305)',
  },
  hue: hues,
} as const;
