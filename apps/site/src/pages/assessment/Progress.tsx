import type { AssessmentPage } from '@keystrand/content';
import type { AssessmentAnswers } from '@keystrand/content/assessment';
import { useId } from 'react';
import * as styles from './Progress.css';

export interface ProgressProps {
  readonly page: AssessmentPage;
  readonly answers: AssessmentAnswers;
}

/** Renders how many questions are answered, in total and by function, with links to the functions (WCAG 2.4.1, 4.1.3). */
export function Progress({ page, answers }: ProgressProps) {
  const id = useId();
  const answered = (questions: AssessmentPage['assessment']) =>
    questions.filter((question) => answers[question.id] !== undefined).length;
  return (
    <div className={styles.panel}>
      <p id={id} role="status" className={styles.count}>
        {answered(page.assessment)} of {page.assessment.length} answered
      </p>
      <progress
        className={styles.bar}
        aria-labelledby={id}
        max={page.assessment.length}
        value={answered(page.assessment)}
      />
      <nav aria-label="Functions">
        <ul role="list" className={styles.list}>
          {page.functions.map(({ id: functionId, name }) => {
            const questions = page.assessment.filter((question) => question.function === functionId);
            return (
              <li key={functionId} className={styles.item}>
                <a href={`#${functionId}`} className={styles.link}>
                  {name}
                </a>
                <span className={styles.share}>
                  {answered(questions)} of {questions.length}
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
