import { SvgIcon } from './SvgIcon';
import type { InterfaceIconName } from './interfaceDrawings';
import { interfaceDrawings } from './interfaceDrawings';

export interface InterfaceIconProps {
  /** Named by what it does. */
  readonly name: InterfaceIconName;
  /** Side of the square in pixels. @default 20 */
  readonly size?: number;
  /** For the place's own size, colour or turn. */
  readonly className?: string | undefined;
}

/**
 * Draws an icon of the interface (menu, close, arrow, social marks) in the text's colour.
 *
 * Keyboard: that of the control around it.
 *
 * WCAG: hidden from screen readers, the control carries the name (1.1.1, 4.1.2).
 */
export function InterfaceIcon({ name, size = 20, className }: InterfaceIconProps) {
  return <SvgIcon shapes={interfaceDrawings[name]} size={size} className={className} />;
}
