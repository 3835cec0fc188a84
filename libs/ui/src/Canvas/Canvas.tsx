import type { ReactNode } from 'react';
import { canvas } from '../theme/scheme.css';
import * as styles from './Canvas.css';

export interface CanvasProps {
  /** What drifts behind the content: the particles. */
  readonly background?: ReactNode;
  readonly children: ReactNode;
}

/** The dark ground of every page but home, in both themes (specification, section 2, layout rules). Prints on white. */
export function Canvas({ background, children }: CanvasProps) {
  return (
    <div className={`${canvas} ${styles.ground}`}>
      {background ? <div className={styles.behind}>{background}</div> : null}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
