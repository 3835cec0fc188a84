/**
 * Container queries for the content of a figure: its own width decides, not that of the window. They apply on paper too.
 * Widths are in rem, so that larger text keeps the narrow layout.
 */
export const room = {
  narrow: '(max-width: 35.99rem)',
  /** From 576 px: the panel of a tablet, and A4. */
  medium: '(min-width: 36rem)',
  /** From 736 px: room for five columns. */
  wide: '(min-width: 46rem)',
  belowWide: '(max-width: 45.99rem)',
} as const;

/** Each adds a rule under one of the conditions. */
export const inNarrow = (rule: object) => ({ '@container': { [room.narrow]: rule } });
export const inMedium = (rule: object) => ({ '@container': { [room.medium]: rule } });
export const belowWide = (rule: object) => ({ '@container': { [room.belowWide]: rule } });
export const inWide = (rule: object) => ({ '@container': { [room.wide]: rule } });
