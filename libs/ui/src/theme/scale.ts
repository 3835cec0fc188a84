import { constants } from './contract.css';
import { columnGap } from './twoColumns';

const { gutter, surface, section, block, ...steps } = constants.space;

/** Spacing in steps of 4 px: `space[4]` is 1 rem. */
export const space = { 0: '0', ...steps } as const;

/** Spacing that grows with the window. */
export const fluidSpace = { gutter, surface, section, block };

export const { fontSize, lineHeight, tracking, fontWeight, fontFamily, radius, duration, easing, layer } =
  constants;

/** Radius of text controls and of the buttons next to them: 12 px by default. Follows the small radius of a brand. */
export const controlRadius = `calc(${radius.small} * 1.5)`;

const chatButton = '3.5rem';

export const layout = {
  ...constants.layout,
  /** Height of the chat button, and distance from the lower edge of the window to above it. */
  chatButton,
  aboveChatButton: `calc(${space[5]} + ${chatButton} + ${space[3]})`,
  /** Five columns for a heading, seven for content. */
  columns: 'minmax(0, 5fr) minmax(0, 7fr)',
  columnGap,
} as const;

/** One column, which a long word does not widen. */
export const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Elements side by side, on several lines where there is no room. */
export const wrappedRow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

/** Colours of the three strands in the logo and its art. Decorative; the same in both themes. */
export const strandColor = constants.strand;
