import type { AssessmentQuestion } from '@keystrand/content';
import { useId } from 'react';
import * as styles from './Progress.css';
import type { ScoreProps } from './Result';

/** Renders how many questions are answered, in total and by function, with links to the functions (WCAG 2.4.1, 4.1.3). */
export function Progress({ page, score }: ScoreProps) {
  const statusId = useId();
  const { length } = page.assessment;
  return (
    <div className={styles.panel}>
      <p id={statusId} role="status" className={styles.count}>
        {score.answered} of {length} answered
      </p>
      <progress className={styles.bar} aria-labelledby={statusId} max={length} value={score.answered} />
      <nav aria-label="Functions">
        <ul role="list" className={styles.list}>
          {page.functions.map(({ id, name }) => {
            const isOfFunction = (question: AssessmentQuestion) => question.function === id;
            const questions = page.assessment.filter(isOfFunction).length;
            return (
              <li key={id} className={styles.item}>
                <a href={`#${id}`} className={styles.link}>
                  {name}
                </a>
                <span className={styles.share}>
                  {questions - score.missing.filter(isOfFunction).length} of {questions}
                </span>
              </li>
            );
          })}
          <li className={styles.item}>
            <a href="#result" className={styles.link}>
              Result
            </a>
          </li>
        </ul>
      </nav>
    </div>
  );
}
