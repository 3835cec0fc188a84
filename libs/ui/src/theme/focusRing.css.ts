import { theme } from './contract.css';
import { style } from './sharedStyle';

/** The focus ring of all components: 3 px wide, offset by 2 px (WCAG 2.4.7, 2.4.13). */
export const focusRingStyle = {
  outline: `3px solid ${theme.color.accent}`,
  outlineOffset: '2px',
} as const;

/** Hides an element visually and keeps it available to screen readers. */
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
