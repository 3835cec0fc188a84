import { iconDrawing } from './registerIcons';
import { SvgIcon } from './SvgIcon';
import type { IconName } from './IconName';

export interface IconProps {
  /** Named by what it stands for, not by what it shows. */
  readonly name: IconName;
  /** Side of the square in pixels. @default 24 */
  readonly size?: number;
}

/**
 * Draws an icon of the content in the text's colour. Which icons there are says `registerIcons`.
 *
 * Keyboard: nothing in it takes the focus.
 *
 * WCAG: decoration only, hidden from screen readers (1.1.1).
 *
 * @throws {Error} for an icon that has not been added
 */
export function Icon({ name, size = 24 }: IconProps) {
  return <SvgIcon shapes={iconDrawing(name)} size={size} />;
}
