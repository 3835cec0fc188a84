import { iconDrawing } from './registerIcons';
import { SvgIcon } from './SvgIcon';
import type { SvgIconProps } from './SvgIcon';
import type { IconName } from './IconName';

export interface IconProps extends Omit<SvgIconProps, 'drawing'> {
  /** Named by meaning, not by shape. */
  readonly name: IconName;
  /** Width and height in pixels. @default 24 */
  readonly size?: number;
}

/**
 * Renders a registered content icon in the current text colour, hidden from screen readers. Register icons first with
 * `registerIcons`.
 *
 * @throws {Error} if the icon has not been registered
 */
export function Icon({ name, size = 24, ...rest }: IconProps) {
  return <SvgIcon {...rest} drawing={iconDrawing(name)} size={size} />;
}
