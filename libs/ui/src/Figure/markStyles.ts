import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { radius } from '../theme/scale';

const round = {
  content: '""',
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: radius.pill,
} as const;

/**
 * Marks as pseudo-elements, for figures with so many marks that one `FigureMark` for each would add hundreds of elements
 * to a page. They consist of borders, which forced colours and print keep.
 */
export const markStyles = {
  provider: {
    ...round,
    border: `2px solid ${hueColor.line}`,
    background: theme.color.surface,
    // Covers the line below it.
    printColorAdjust: 'exact',
  },
  client: { ...round, border: `0.375rem solid ${theme.color.text}` },
  vendor: {
    content: '""',
    inlineSize: '0.625rem',
    blockSize: '0.625rem',
    border: `0.3125rem solid ${theme.color.muted}`,
  },
} as const;
