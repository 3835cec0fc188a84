/**
 * Success criteria of WCAG 2.2 that concern the components, by number.
 * @see https://www.w3.org/TR/WCAG22/
 */
export const wcag = {
  '1.1.1': { title: 'Non-text Content', level: 'A' },
  '1.3.1': { title: 'Info and Relationships', level: 'A' },
  '1.3.2': { title: 'Meaningful Sequence', level: 'A' },
  '1.3.5': { title: 'Identify Input Purpose', level: 'AA' },
  '1.4.1': { title: 'Use of Color', level: 'A' },
  '1.4.3': { title: 'Contrast (Minimum)', level: 'AA' },
  '1.4.6': { title: 'Contrast (Enhanced)', level: 'AAA' },
  '1.4.8': { title: 'Visual Presentation', level: 'AAA' },
  '1.4.10': { title: 'Reflow', level: 'AA' },
  '1.4.11': { title: 'Non-text Contrast', level: 'AA' },
  '1.4.13': { title: 'Content on Hover or Focus', level: 'AA' },
  '2.1.1': { title: 'Keyboard', level: 'A' },
  '2.1.2': { title: 'No Keyboard Trap', level: 'A' },
  '2.2.2': { title: 'Pause, Stop, Hide', level: 'A' },
  '2.3.3': { title: 'Animation from Interactions', level: 'AAA' },
  '2.4.1': { title: 'Bypass Blocks', level: 'A' },
  '2.4.3': { title: 'Focus Order', level: 'A' },
  '2.4.4': { title: 'Link Purpose (In Context)', level: 'A' },
  '2.4.5': { title: 'Multiple Ways', level: 'AA' },
  '2.4.6': { title: 'Headings and Labels', level: 'AA' },
  '2.4.7': { title: 'Focus Visible', level: 'AA' },
  '2.4.8': { title: 'Location', level: 'AAA' },
  '2.5.5': { title: 'Target Size (Enhanced)', level: 'AAA' },
  '2.5.8': { title: 'Target Size (Minimum)', level: 'AA' },
  '3.2.3': { title: 'Consistent Navigation', level: 'AA' },
  '3.2.6': { title: 'Consistent Help', level: 'A' },
  '3.3.1': { title: 'Error Identification', level: 'A' },
  '3.3.2': { title: 'Labels or Instructions', level: 'A' },
  '3.3.3': { title: 'Error Suggestion', level: 'AA' },
  '4.1.2': { title: 'Name, Role, Value', level: 'A' },
  '4.1.3': { title: 'Status Messages', level: 'AA' },
} as const satisfies Readonly<Record<string, { title: string; level: 'A' | 'AA' | 'AAA' }>>;

/** Number of a success criterion. */
export type WcagCriterion = keyof typeof wcag;
