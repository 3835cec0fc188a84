import type { ReactNode } from 'react';
import type { Ground } from './layoutRules';
import * as styles from './PageGround.css';
import { Particles } from './Particles';

/** Lays a page on its ground; the canvas carries the particles behind its content. */
export function PageGround({ ground, children }: { readonly ground: Ground; readonly children: ReactNode }) {
  if (ground === 'page') return <div className={styles.page}>{children}</div>;
  return (
    <div className={styles.canvas}>
      <Particles />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
