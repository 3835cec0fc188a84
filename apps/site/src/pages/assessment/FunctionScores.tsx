import type { AssessmentScore } from '@keystrand/content/assessment';
import { Scale, Table } from '@keystrand/ui';
import * as styles from './Result.css';

/** Renders points by function as a table; each row has a drawing of its number (WCAG 1.1.1, 1.3.1). */
export function FunctionScores({ scores }: { readonly scores: AssessmentScore['byFunction'] }) {
  return (
    <Table
      caption="Points by function"
      head={['Function', 'Points']}
      rows={scores.map(({ id, name, points, max }) => [
        name,
        <div key={id} className={styles.cell}>
          <Scale at={(points / max) * 100} ticks={[50]} arcs={max} />
          <span className={styles.points}>
            {points} of {max}
          </span>
        </div>,
      ])}
    />
  );
}
