import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/IconName';
import { category as categoryClass } from '../theme/category.css';
import type { Category } from '../theme/tokens';
import * as styles from './IconTile.css';

export interface IconTileProps {
  /** Stands in the middle. */
  readonly icon: IconName;
  /** Sets the hue; without it the hue of the nearest category above holds. */
  readonly category?: Category | undefined;
  /** 28, 36 or 44 px. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
}

const iconSize = { small: 16, medium: 20, large: 24 } as const;

/**
 * A rounded square in the category's hue with its icon; decoration beside a name.
 *
 * Keyboard: nothing in it takes the focus.
 *
 * WCAG: icon on tint at least 3:1 (1.4.11), hidden from screen readers (1.1.1).
 */
export function IconTile({ icon, category, size = 'medium' }: IconTileProps) {
  const hue = category ? ` ${categoryClass[category]}` : '';
  return (
    <span className={styles.tile[size] + hue}>
      <Icon name={icon} size={iconSize[size]} />
    </span>
  );
}
