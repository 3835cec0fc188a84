import { figuresNote } from '@keystrand/content';
import { Metrics } from '@keystrand/ui';
import type { MetricsProps } from '@keystrand/ui';
import * as styles from './CompanyFigures.css';

/** Renders figures about the company, with the note that they are placeholders. */
export function CompanyFigures(props: MetricsProps) {
  return (
    <div>
      <Metrics {...props} />
      <p className={styles.note}>{figuresNote}</p>
    </div>
  );
}
