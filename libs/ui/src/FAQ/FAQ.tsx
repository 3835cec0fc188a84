import { Disclosure } from '../Disclosure/Disclosure';
import { RichText } from '../Prose/RichText';
import type { RichTextValue } from '../Prose/types';
import * as styles from './FAQ.css';

export interface FAQProps {
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
export function FAQ({ questions }: FAQProps) {
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
