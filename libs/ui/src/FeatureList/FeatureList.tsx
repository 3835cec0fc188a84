import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import type { IconName } from '../Icon/IconName';
import { IconTile } from '../IconTile/IconTile';
import * as styles from './FeatureList.css';

export interface FeatureItem {
  readonly title: string;
  readonly description: string;
  /** Without it, the feature is below a line in the colour of a strand: mint, blue, violet, as `Strand` draws them. */
  readonly icon?: IconName;
}

export interface FeatureListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  readonly features: readonly FeatureItem[];
}

export function FeatureList({ features, className, ...rest }: FeatureListProps) {
  return (
    <ul {...rest} role="list" className={clsx(styles.list, className)}>
      {features.map(({ icon, title, description }) => (
        <li key={title} className={clsx(styles.item, !icon && styles.strand)}>
          {icon ? <IconTile icon={icon} size="large" /> : null}
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
