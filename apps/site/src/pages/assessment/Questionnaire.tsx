import type { AssessmentPage } from '@keystrand/content';
import { RadioGroup } from '@keystrand/ui';
import type { Ref } from 'react';
import * as styles from './Questionnaire.css';

export interface QuestionnaireProps {
  readonly page: AssessmentPage;
  /** The element that holds every radio button. */
  readonly ref: Ref<HTMLDivElement>;
  readonly onAnswer: () => void;
}

/** Identity of a question's place on the page. */
export function questionPlace(id: string): string {
  return `question-${id}`;
}

/**
 * The questions by function. Native radio buttons outside of any form: they work as a checklist without a script, and
 * there is nothing that could send them.
 */
export function Questionnaire({ page, ref, onAnswer }: QuestionnaireProps) {
  return (
    <div ref={ref} className={styles.functions} onChange={onAnswer}>
      {page.functions.map((one) => (
        <section key={one.id} className={styles.part} aria-labelledby={one.id}>
          <div className={styles.intro}>
            <h3 id={one.id} className={styles.name}>
              {one.name}
            </h3>
            <p>{one.text}</p>
          </div>
          {page.assessment.map((question, index) =>
            question.function === one.id ? (
              <div key={question.id} id={questionPlace(question.id)} className={styles.question}>
                <RadioGroup
                  name={question.id}
                  label={`${String(index + 1)}. ${question.question}`}
                  hint={question.help}
                  options={question.answers.map((answer, points) => ({
                    value: String(points),
                    label: answer,
                  }))}
                />
              </div>
            ) : null,
          )}
        </section>
      ))}
    </div>
  );
}
