import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/IconName';
import { hueClass } from '../theme/hue.css';
import type { Hue } from '../theme/tokens';
import * as styles from './IconTile.css';

export interface IconTileProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  readonly icon: IconName;
  /** Sets the hue; inherited from the nearest ancestor with a hue if omitted. */
  readonly hue?: Hue | undefined;
  /** Width and height of 28, 36 or 44 px. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
}

const iconSize = { small: 16, medium: 20, large: 24 } as const;

/**
 * Renders an icon in a rounded, tinted square. Decorative: place it next to a text that names the thing. The icon has a
 * contrast of at least 3:1 with its tint (WCAG 1.4.11).
 */
export function IconTile({ icon, hue, size = 'medium', className, ...rest }: IconTileProps) {
  return (
    <span {...rest} className={clsx(styles.tile[size], hue && hueClass[hue], className)}>
      <Icon name={icon} size={iconSize[size]} />
    </span>
  );
}
