import { SvgIcon } from './SvgIcon';
import type { SvgIconProps } from './SvgIcon';
import type { InterfaceIconName } from './interfaceDrawings';
import { interfaceDrawings } from './interfaceDrawings';

export interface InterfaceIconProps extends Omit<SvgIconProps, 'drawing'> {
  readonly name: InterfaceIconName;
}

/**
 * Renders an icon of the user interface (menu, close, arrow, social networks) in the current text colour. Hidden from
 * screen readers: the control that contains it needs an accessible name of its own (WCAG 4.1.2).
 */
export function InterfaceIcon({ name, ...rest }: InterfaceIconProps) {
  return <SvgIcon {...rest} drawing={interfaceDrawings[name]} />;
}
