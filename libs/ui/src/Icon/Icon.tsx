import type { IconName } from './IconName';
import { pictures } from './pictures';

export interface IconProps {
  /** Named by what it stands for, not by what it shows. */
  readonly name: IconName;
  /** Side of the square in pixels. @default 24 */
  readonly size?: number;
}

/**
 * Draws an icon of the content in the text's colour.
 *
 * Keyboard: nothing in it takes the focus.
 *
 * WCAG: decoration only, hidden from screen readers (1.1.1).
 */
export function Icon({ name, size = 24 }: IconProps) {
  const Picture = pictures[name];
  return <Picture xmlns={undefined} size={size} stroke={1.6} aria-hidden="true" />;
}
