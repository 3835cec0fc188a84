import type { AssessmentScore } from '@keystrand/content/assessment';
import { visuallyHidden } from '@keystrand/ui/theme';
import * as styles from './FunctionScores.css';

/** Returns the third of the scale in which a share from 0 to 1 is. */
function getLevel(share: number) {
  if (share <= 1 / 3) return 'low';
  return share <= 2 / 3 ? 'middle' : 'high';
}

/** Renders points by function as a table; each row has a decorative bar (WCAG 1.1.1, 1.3.1, 1.4.1). */
export function FunctionScores({ scores }: { readonly scores: AssessmentScore['byFunction'] }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Points by function</caption>
      {/* The bars make the column headings redundant visually. */}
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
              <svg
                className={styles.bar}
                viewBox={`0 0 ${String(max)} 1`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect className={styles.track} width={max} height="1" />
                <rect className={styles.fill[getLevel(points / max)]} width={points} height="1" />
              </svg>
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
