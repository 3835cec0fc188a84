import { style } from '@vanilla-extract/css';
import { theme } from './contract.css';

/** The one focus ring: 3 px, 2 px off the edge (WCAG 2.4.7, 2.4.13). */
export const focusRingStyle = {
  outline: `3px solid ${theme.color.accent}`,
  outlineOffset: '2px',
} as const;

/** Seen by screen readers only; comes into view when it takes the focus. */
export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});
