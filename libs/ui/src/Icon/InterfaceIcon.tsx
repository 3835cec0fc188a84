import { SvgIcon } from './SvgIcon';
import type { SvgIconProps } from './SvgIcon';
import type { InterfaceIconName } from './interfaceDrawings';
import { interfaceDrawings } from './interfaceDrawings';

export interface InterfaceIconProps extends Omit<SvgIconProps, 'drawing' | 'size'> {
  readonly name: InterfaceIconName;
  /** Width and height in pixels. @default 20 */
  readonly size?: number;
}

/**
 * Renders an icon of the user interface (menu, close, arrow, social networks) in the current text colour. Hidden from
 * screen readers: the control that contains it needs an accessible name of its own (WCAG 4.1.2).
 */
export function InterfaceIcon({ name, size = 20, ...rest }: InterfaceIconProps) {
  return <SvgIcon {...rest} drawing={interfaceDrawings[name]} size={size} />;
}
