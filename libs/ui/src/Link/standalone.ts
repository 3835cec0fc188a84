import { theme } from '../theme/contract.css';
import { fontWeight, layout } from '../theme/scale';

/** A link or button outside of running text, with a target of 44 px (WCAG 2.5.5). Its underline or arrow is a component's own. */
export const standalone = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: layout.target,
  color: theme.color.text,
  fontWeight: fontWeight.medium,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
} as const;
