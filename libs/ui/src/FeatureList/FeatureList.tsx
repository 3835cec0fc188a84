import type { IconName } from '../Icon/IconName';
import { IconTile } from '../IconTile/IconTile';
import type { Category } from '../theme/tokens';
import * as styles from './FeatureList.css';

export interface FeatureItem {
  /** Stands over the title. */
  readonly icon: IconName;
  /** What stands out. */
  readonly title: string;
  /** What it means for the buyer. */
  readonly description: string;
  /** Sets the hue of the icon. */
  readonly category?: Category;
}

export interface FeatureListProps {
  /** Side by side where the window is wide. */
  readonly features: readonly FeatureItem[];
  /** Level of the titles. @default 3 */
  readonly level?: 2 | 3 | 4;
}

/**
 * What stands out, side by side without boxes.
 *
 * Keyboard: nothing in it takes the focus.
 *
 * WCAG: a list of headed items (1.3.1, 2.4.6).
 */
export function FeatureList({ features, level = 3 }: FeatureListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul role="list" className={styles.list}>
      {features.map(({ icon, title, description, category }) => (
        <li key={title} className={styles.item}>
          <IconTile icon={icon} category={category} size="large" />
          <Heading className={styles.title}>{title}</Heading>
          <p className={styles.text}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
