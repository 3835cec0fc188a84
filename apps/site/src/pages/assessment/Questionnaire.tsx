import { RadioGroup, RichText, Section, Tag } from '@keystrand/ui';
import type { ComponentProps } from 'react';
import * as styles from './index.css';
import type { ScoreProps } from './Result';

export const questionElementId = (id: string) => `question-${id}`;

/**
 * Renders the questions by function. The native radio buttons are outside any form: they
 * work as a checklist without JavaScript and cannot be submitted.
 */
export function Questionnaire({ page, score, ...rest }: ComponentProps<'div'> & ScoreProps) {
  return (
    <div {...rest} className={styles.functions}>
      {score.byFunction.map(({ id, name, text }, index, functions) => (
        <Section
          key={id}
          aria-labelledby={id}
          headingId={id}
          heading={name}
          lead={text}
          level={3}
          tier="working"
          eyebrow={<Tag>{`Function ${String(index + 1)} of ${String(functions.length)}`}</Tag>}
          className={styles.part}
        >
          {page.assessment.map((question, index) =>
            question.function === id ? (
              <div key={question.id} id={questionElementId(question.id)} className={styles.question}>
                <RadioGroup
                  name={question.id}
                  label={`${String(index + 1)}. ${question.question}`}
                  hint={<RichText text={question.help} />}
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
    </div>
  );
}
