import type { ReactNode } from 'react';
import { category as categoryClass } from '../theme/category.css';
import type { Category } from '../theme/tokens';
import * as styles from './Tag.css';

export interface TagProps {
  /** One to three words. */
  readonly children: ReactNode;
  /** Puts a dot of the category's hue before the words. */
  readonly category?: Category;
}

/**
 * A small technical label.
 *
 * Keyboard: nothing in it takes the focus.
 *
 * WCAG: the dot only repeats what the words say (1.4.1).
 */
export function Tag({ children, category }: TagProps) {
  return (
    <span className={category ? `${styles.tag} ${styles.dotted} ${categoryClass[category]}` : styles.tag}>
      {children}
    </span>
  );
}
