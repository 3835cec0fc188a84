/** Media features that the browser emulates. A missing one has the value of the plain condition. */
export interface EmulatedMedia {
  readonly media?: 'print' | 'screen';
  readonly colorScheme?: 'dark' | 'light';
  readonly contrast?: 'more' | 'no-preference';
  readonly forcedColors?: 'active' | 'none';
  readonly reducedMotion?: 'no-preference' | 'reduce';
}

/** Settings of a visitor or a device in which every story is examined. */
export interface Condition extends EmulatedMedia {
  readonly name: string;
  /** Viewport, in CSS pixels; that of the plain condition by default. */
  readonly viewport?: Viewport;
  readonly direction?: 'rtl';
  /** Font size of the root element as a percentage of the browser's. */
  readonly textSize?: 200;
  /** Rules of axe whose result the condition can change; none by default. `all` is every rule of the story tests. */
  readonly axe?: 'all' | readonly string[];
  /** Least contrast of text that is not large; not measured by default, since the story tests do it. */
  readonly textContrast?: 4.5 | 7;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

const desktop: Viewport = { width: 1280, height: 800 };

/** In which a story is mounted and its play function runs; everything it shows must be in the other conditions too. */
export const plain = {
  name: 'plain',
  viewport: desktop,
  media: 'screen',
  colorScheme: 'light',
  contrast: 'no-preference',
  forcedColors: 'none',
  reducedMotion: 'no-preference',
} as const satisfies Condition;

/** Conditions in the order in which a mounted story passes through them. Motion is reduced in all of them. */
export const conditions: readonly Condition[] = [
  { name: 'reduced motion' },
  { name: 'right-to-left', direction: 'rtl' },
  { name: 'forced colours, light', forcedColors: 'active', textContrast: 4.5 },
  { name: 'forced colours, dark', forcedColors: 'active', colorScheme: 'dark', textContrast: 4.5 },
  // WCAG 1.4.6 asks for the contrast of 7:1 that these visitors need.
  { name: 'more contrast, light', contrast: 'more', textContrast: 7, axe: ['color-contrast-enhanced'] },
  { name: 'more contrast, dark', contrast: 'more', colorScheme: 'dark', textContrast: 7 },
  // Of stories for phones at 640 px: WCAG 1.4.4 asks for one of text size and zoom, and 320 px is 400% zoom.
  {
    name: '200% text',
    textSize: 200,
    viewport: desktop,
    axe: ['target-size', 'scrollable-region-focusable'],
  },
  // WCAG 1.4.10: the width of a window of 1280 px at 400% zoom, which the phones in use exceed.
  { name: '320 px', viewport: { width: 320, height: 640 }, axe: 'all' },
  // Width between the margins of an A4 sheet; a dark theme prints in light colours.
  { name: 'print', media: 'print', colorScheme: 'dark', viewport: { width: 718, height: 1000 } },
];
