import type { AssessmentScore } from '@keystrand/content/assessment';
import { Scale } from '@keystrand/ui';
import { visuallyHidden } from '@keystrand/ui/theme';
import * as styles from './FunctionScores.css';

/** Renders points by function as a table; each row has a drawing of its number (WCAG 1.1.1, 1.3.1). */
export function FunctionScores({ scores }: { readonly scores: AssessmentScore['byFunction'] }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Points by function</caption>
      {/* The scales make the column headings redundant visually. */}
      <thead className={visuallyHidden}>
        <tr>
          <th scope="col">Function</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {scores.map(({ id, name, points, max }) => (
          <tr key={id} className={styles.row}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            <td className={styles.cell}>
              <Scale at={(points / max) * 100} ticks={[50]} arcs={max} />
              <span className={styles.points}>
                {points} of {max}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
