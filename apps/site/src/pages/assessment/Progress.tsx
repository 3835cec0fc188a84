import { fullPoints } from '@keystrand/content/assessment';
import { Scale, TableOfContents } from '@keystrand/ui';
import * as styles from './index.css';
import type { ScoreProps } from './Result';

/** Renders how many questions are answered, in total and by function, with links to the functions (WCAG 2.4.1, 4.1.3). */
export function Progress({ page, score }: ScoreProps) {
  const functions = score.byFunction.map(({ id, name, points, max }) => {
    const count = max / fullPoints;
    const answered = count - score.missing.filter((question) => question.function === id).length;
    const text = (
      <>
        {name} <span>{`${String(answered)} of ${String(count)}`}</span>
        <Scale at={(points / max) * 100} arcs={max} />
      </>
    );
    return { id, text };
  });
  return (
    <div className={styles.panel}>
      <div className={styles.strip}>
        <p role="status">
          {score.answered} of {page.assessment.length} answered
        </p>
        <Scale at={(score.answered / page.assessment.length) * 100} arcs={page.assessment.length} />
      </div>
      <TableOfContents label="Functions" items={[...functions, { id: 'result', text: 'Result' }]} />
    </div>
  );
}
