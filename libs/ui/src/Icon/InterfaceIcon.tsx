import type { InterfaceIconName } from './interfacePictures';
import { interfacePictures } from './interfacePictures';

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
  const Picture = interfacePictures[name];
  return (
    <Picture
      xmlns={undefined}
      size={size}
      stroke={1.6}
      aria-hidden="true"
      {...(className ? { className } : {})}
    />
  );
}
