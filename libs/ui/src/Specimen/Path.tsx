import { clsx } from 'clsx';
import type { SpecimenStop } from './types';
import * as styles from './Path.css';

export function Path({ stops }: { readonly stops: readonly SpecimenStop[] }) {
  return (
    <ol role="list" className={styles.list}>
      {stops.map(({ title, text, link }) => (
        <li key={title} className={clsx(styles.stop, link && styles.link[link])}>
          <strong className={styles.title}>{title}</strong> {text}
        </li>
      ))}
    </ol>
  );
}
