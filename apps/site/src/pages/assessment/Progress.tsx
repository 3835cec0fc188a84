import type { AssessmentQuestion } from '@keystrand/content';
import { TableOfContents } from '@keystrand/ui';
import { useId } from 'react';
import * as styles from './index.css';
import type { ScoreProps } from './Result';

/** Renders how many questions are answered, in total and by function, with links to the functions (WCAG 2.4.1, 4.1.3). */
export function Progress({ page, score }: ScoreProps) {
  const statusId = useId();
  const { length } = page.assessment;
  const functions = page.functions.map(({ id, name }) => {
    const isOfFunction = (question: AssessmentQuestion) => question.function === id;
    const questions = page.assessment.filter(isOfFunction).length;
    const answered = questions - score.missing.filter(isOfFunction).length;
    return { id, text: `${name}: ${String(answered)} of ${String(questions)}` };
  });
  return (
    <div className={styles.panel}>
      <div className={styles.strip}>
        <p id={statusId} role="status" className={styles.count}>
          {score.answered} of {length} answered
        </p>
        <progress className={styles.bar} aria-labelledby={statusId} max={length} value={score.answered} />
      </div>
      <TableOfContents label="Functions" items={[...functions, { id: 'result', text: 'Result' }]} />
    </div>
  );
}
