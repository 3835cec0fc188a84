import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import type { IconName } from '../Icon/IconName';
import { IconTile } from '../IconTile/IconTile';
import type { Hue } from '../theme/tokens';
import * as styles from './FeatureList.css';

export interface FeatureItem {
  readonly icon: IconName;
  readonly title: string;
  /** Benefit for the reader. */
  readonly description: string;
  readonly hue?: Hue;
}

export interface FeatureListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Features, side by side on wide screens. */
  readonly features: readonly FeatureItem[];
  /** Heading level of the titles. @default 3 */
  readonly level?: 2 | 3 | 4;
}

/** Renders features as a list of icon, heading and text. */
export function FeatureList({ features, level = 3, className, ...rest }: FeatureListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul {...rest} role="list" className={clsx(styles.list, className)}>
      {features.map(({ icon, title, description, hue }) => (
        <li key={title} className={styles.item}>
          <IconTile icon={icon} hue={hue} size="large" />
          <Heading className={styles.title}>{title}</Heading>
          <p className={styles.text}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
