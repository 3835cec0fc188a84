import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Disclosure } from '../Disclosure/Disclosure';
import { RichText } from '../Prose/RichText';
import type { RichTextValue } from '../Prose/types';
import { twoColumnGrid } from '../theme/twoColumnGrid.css';
import * as styles from './FAQ.css';

export interface FAQProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly questions: readonly { readonly question: string; readonly answer: RichTextValue }[];
}

/** Renders frequently asked questions, each as a `Disclosure` that opens independently; in two columns if there is room. */
export function FAQ({ questions, className, ...rest }: FAQProps) {
  return (
    <div {...rest} className={clsx(twoColumnGrid, styles.list, className)}>
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
