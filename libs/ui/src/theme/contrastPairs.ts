import type { ThemeColors } from './tokens';

type Role = keyof ThemeColors;

/** What is drawn on which grounds, and how much it has to stand out there. */
export interface ContrastPair {
  readonly ink: Role;
  readonly grounds: readonly Role[];
  /** Least WCAG 2 contrast: 7 for body text (1.4.6), 4.5 for all other text (1.4.3), 3 for what is no text (1.4.11). */
  readonly least: 7 | 4.5 | 3;
  readonly use: string;
}

const papers = ['page', 'surface', 'raised', 'fill'] as const;
const tints = ['accentFill', 'dangerFill'] as const;

/** Every pair of colours that carries meaning. For the tests and the token page: no part of the package. */
export const contrastPairs: readonly ContrastPair[] = [
  { ink: 'text', grounds: [...papers, ...tints], least: 7, use: 'Headings, labels, values' },
  { ink: 'body', grounds: [...papers, ...tints], least: 7, use: 'Running text' },
  { ink: 'onSolid', grounds: ['solid'], least: 7, use: 'Buttons, the visitor’s messages' },
  { ink: 'muted', grounds: [...papers, ...tints], least: 4.5, use: 'Captions, hints, meta' },
  { ink: 'accent', grounds: [...papers, ...tints], least: 4.5, use: 'Links, focus, what is on' },
  { ink: 'danger', grounds: [...papers, 'dangerFill'], least: 4.5, use: 'Errors' },
  { ink: 'onAccent', grounds: ['accent'], least: 4.5, use: 'Selected text, counts' },
  { ink: 'outline', grounds: papers, least: 3, use: 'Borders of controls' },
  { ink: 'surface', grounds: ['outline', 'accent'], least: 3, use: 'Thumb of a switch' },
];
