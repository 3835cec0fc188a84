import type { AssessmentPage } from '@keystrand/content';
import { RadioGroup, Section } from '@keystrand/ui';
import type { ComponentProps } from 'react';
import { Paragraphs } from '../../sections/Paragraphs';
import * as styles from './index.css';

export function questionElementId(id: string): string {
  return `question-${id}`;
}

/**
 * Renders the questions by function, then what their points mean. The native radio buttons are outside any form: they work as
 * a checklist without JavaScript and cannot be submitted.
 */
export function Questionnaire({ page, ...rest }: ComponentProps<'div'> & { readonly page: AssessmentPage }) {
  return (
    <div {...rest} className={styles.functions}>
      {page.functions.map(({ id, name, text }) => (
        <Section
          key={id}
          aria-labelledby={id}
          headingId={id}
          heading={name}
          lead={text}
          level={3}
          tier="minor"
          ruled
          className={styles.part}
        >
          {page.assessment.map((question, index) =>
            question.function === id ? (
              <div key={question.id} id={questionElementId(question.id)} className={styles.question}>
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
        </Section>
      ))}
      <Paragraphs paragraphs={page.introduction.slice(1)} />
    </div>
  );
}
