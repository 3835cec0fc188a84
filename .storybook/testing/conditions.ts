/** Settings of a visitor or a device in which `npm run test:extended` examines every story. Motion is reduced in all. */
export interface Condition {
  readonly name: string;
  readonly theme?: 'dark';
  readonly direction?: 'rtl';
  /** Font size of the root element as a percentage of the browser's. */
  readonly textSize?: number;
  /** Width of the viewport; a story for phones keeps its own if that is less. */
  readonly width?: number;
  readonly height?: number;
  readonly media?: 'print';
  /** Emulated media features. */
  readonly features?: Readonly<Record<string, string>>;
}

const forcedColors = { 'forced-colors': 'active' };
const moreContrast = { 'prefers-contrast': 'more' };

export const conditions: readonly Condition[] = [
  { name: 'right to left', direction: 'rtl' },
  { name: 'forced colours', features: forcedColors },
  {
    name: 'forced colours, dark',
    features: { ...forcedColors, 'prefers-color-scheme': 'dark' },
    theme: 'dark',
  },
  { name: 'more contrast', features: moreContrast },
  { name: 'more contrast, dark', features: moreContrast, theme: 'dark' },
  // On phones at 640 px: WCAG 1.4.4 asks for one of text size and zoom, and 320 px is 400% zoom.
  { name: '200% text', textSize: 200 },
  // WCAG 1.4.10: the width of a window of 1280 px at 400% zoom.
  { name: '320 px', width: 320, height: 640 },
  // Width between the margins of an A4 sheet; a dark theme prints in light colours.
  { name: 'print', media: 'print', theme: 'dark', width: 718 },
];
