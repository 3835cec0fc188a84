import type { IconName } from './IconName';
import { pictures } from './pictures';

export interface IconProps {
  readonly name: IconName;
  /** Side of the square in pixels. @default 24 */
  readonly size?: number;
}

/** Draws an icon of the content in the text's colour; decoration only, hidden from screen readers (WCAG 1.1.1). */
export function Icon({ name, size = 24 }: IconProps) {
  const Picture = pictures[name];
  return <Picture size={size} stroke={1.6} aria-hidden="true" />;
}
