import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import type { IconName } from '../Icon/IconName';
import { IconTile } from '../IconTile/IconTile';
import * as styles from './FeatureList.css';

export interface FeatureItem {
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
}

export interface FeatureListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  readonly features: readonly FeatureItem[];
}

export function FeatureList({ features, className, ...rest }: FeatureListProps) {
  return (
    <ul {...rest} role="list" className={clsx(styles.list, className)}>
      {features.map(({ icon, title, description }) => (
        <li key={title} className={styles.item}>
          <IconTile icon={icon} size="large" />
          <h3 className={styles.title}>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
