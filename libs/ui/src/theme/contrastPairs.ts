import type { ThemeColors } from './tokens';

type Role = keyof ThemeColors;

/** A colour, the backgrounds it is used on and the contrast it needs. */
export interface ContrastPair {
  readonly foreground: Role;
  readonly backgrounds: readonly Role[];
  /** Minimum WCAG 2 contrast: 7 for body text (1.4.6), 4.5 for other text (1.4.3), 3 for other graphics (1.4.11). */
  readonly minimum: 7 | 4.5 | 3;
  readonly use: string;
}

const surfaces = ['page', 'surface', 'raised', 'fill'] as const;
const tints = ['accentFill', 'dangerFill'] as const;

/** All pairs of colours that convey information. Used by tests and stories only. */
export const contrastPairs: readonly ContrastPair[] = [
  { foreground: 'text', backgrounds: [...surfaces, ...tints], minimum: 7, use: 'Headings, labels, values' },
  { foreground: 'body', backgrounds: [...surfaces, ...tints], minimum: 7, use: 'Running text' },
  { foreground: 'onSolid', backgrounds: ['solid'], minimum: 7, use: 'Buttons, the visitor’s messages' },
  {
    foreground: 'muted',
    backgrounds: [...surfaces, ...tints],
    minimum: 4.5,
    use: 'Captions, hints, metadata',
  },
  {
    foreground: 'accent',
    backgrounds: [...surfaces, ...tints],
    minimum: 4.5,
    use: 'Links, focus, active states',
  },
  { foreground: 'danger', backgrounds: [...surfaces, 'dangerFill'], minimum: 4.5, use: 'Errors' },
  { foreground: 'onAccent', backgrounds: ['accent'], minimum: 4.5, use: 'Selected text, counts' },
  { foreground: 'outline', backgrounds: surfaces, minimum: 3, use: 'Borders of controls' },
  { foreground: 'surface', backgrounds: ['outline', 'accent'], minimum: 3, use: 'Thumb of a switch' },
];
