import type { AssessmentQuestion } from '@keystrand/content';
import { TableOfContents } from '@keystrand/ui';
import * as styles from './index.css';
import type { ScoreProps } from './Result';

/** Renders how many questions are answered, in total and by function, with links to the functions (WCAG 2.4.1, 4.1.3). */
export function Progress({ page, score }: ScoreProps) {
  const isAnswered = (question: AssessmentQuestion) => !score.missing.includes(question);
  const functions = page.functions.map(({ id, name }) => {
    const questions = page.assessment.filter((question) => question.function === id);
    const answered = questions.filter(isAnswered).length;
    return { id, text: `${name}: ${String(answered)} of ${String(questions.length)}` };
  });
  return (
    <div className={styles.panel}>
      <div className={styles.strip}>
        <p role="status" className={styles.count}>
          {score.answered} of {page.assessment.length} answered
        </p>
        <div className={styles.bar}>
          {page.assessment.map((question) => (
            <span key={question.id} data-answered={isAnswered(question) || undefined} />
          ))}
        </div>
      </div>
      <TableOfContents label="Functions" items={[...functions, { id: 'result', text: 'Result' }]} />
    </div>
  );
}
