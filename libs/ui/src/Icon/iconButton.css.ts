import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { duration, layout, radius } from '../theme/scale';
import { style } from '../theme/sharedStyle';

/** A button of 44 px that shows only its icon (WCAG 2.5.5). */
export const iconButton = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: layout.target,
  blockSize: layout.target,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius.pill,
  color: theme.color.text,
  transition: `background-color ${duration.fast}, rotate ${duration.slow}`,
  ':hover': { background: theme.color.fill },
  '@media': { [media.moreContrast]: { borderColor: 'currentColor' } },
});
