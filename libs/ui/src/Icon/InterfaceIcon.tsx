import type { InterfaceIconName } from './interfacePictures';
import { interfacePictures } from './interfacePictures';

export interface InterfaceIconProps {
  readonly name: InterfaceIconName;
  /** Side of the square in pixels. @default 20 */
  readonly size?: number;
  readonly className?: string | undefined;
}

/**
 * Draws an icon of the interface (menu, close, arrow, social marks) in the text's colour;
 * hidden from screen readers: the control around it carries the name (WCAG 1.1.1, 4.1.2).
 */
export function InterfaceIcon({ name, size = 20, className }: InterfaceIconProps) {
  const Picture = interfacePictures[name];
  return <Picture size={size} stroke={1.6} aria-hidden="true" {...(className ? { className } : {})} />;
}
