import { Disclosure } from '../Disclosure/Disclosure';
import { RichText } from '../Prose/RichText';
import type { RichTextValue } from '../Prose/types';
import * as styles from './QuestionList.css';

export interface QuestionListProps {
  /** In the order in which buyers ask them. */
  readonly questions: readonly { readonly question: string; readonly answer: RichTextValue }[];
}

/**
 * Questions a buyer asks, each answered on demand.
 *
 * Keyboard: see `Disclosure`.
 *
 * WCAG: see `Disclosure`.
 */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div>
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <p className={styles.answer}>
            <RichText text={answer} />
          </p>
        </Disclosure>
      ))}
    </div>
  );
}
