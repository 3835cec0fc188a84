import { clsx } from 'clsx';
import { Braid } from '../Figure/Braid';
import { Figure } from '../Figure/Figure';
import type { FigurePropsOf } from '../Figure/Figure';
import { label } from '../Figure/Figure.css';
import { FigureMark } from '../Figure/FigureMark';
import { railBraid, railItem } from '../Figure/rail.css';
import { Link } from '../Link/LinkProvider';
import { stretchedLink } from '../Link/link.css';
import * as styles from './DecisionTree.css';

export interface DecisionAnswer {
  readonly title: string;
  readonly href?: string | undefined;
  readonly text: string;
}

export interface DecisionQuestion extends DecisionAnswer {
  /** Ends with a question mark and can be answered with yes or no. */
  readonly question: string;
  readonly duration?: string | undefined;
}

export interface DecisionTreeData {
  /** Two to six questions in order; the first yes wins. */
  readonly questions: readonly DecisionQuestion[];
  /** What to do if every answer is no; its `question` is the statement that ends the list. */
  readonly otherwise: DecisionAnswer & { readonly question: string };
}

export type DecisionTreeProps = FigurePropsOf<DecisionTreeData>;

type AnswerProps = Omit<DecisionQuestion, 'question'> & { readonly mark: 'used' | 'client' };

function Answer({ mark, title, href, text, duration }: AnswerProps) {
  return (
    <div className={styles.answer}>
      <FigureMark mark={mark} className={styles.mark} />
      <p className={styles.title}>
        {href ? (
          <Link href={href} className={clsx(stretchedLink, styles.link)}>
            {title}
          </Link>
        ) : (
          title
        )}
        {duration ? <span className={styles.label}>{duration}</span> : null}
      </p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}

/**
 * Renders a figure that leads to one of several neighbouring answers: ordered questions, each with the answer that a
 * yes leads to. The text is complete without the lines, which are hidden from screen readers (WCAG 1.1.1, 1.3.1).
 */
export function DecisionTree({ questions, otherwise, ...rest }: DecisionTreeProps) {
  return (
    <Figure {...rest}>
      <ol role="list">
        {questions.map(({ question, ...answer }) => (
          <li key={question} className={clsx(railItem.provider, styles.item)}>
            <p className={styles.question}>
              <span className={styles.questionText}>{question}</span>
            </p>
            <span className={clsx(label, styles.yes)}>yes</span>
            <Answer {...answer} mark="used" />
            <span className={clsx(label, styles.no)}>no</span>
            <Braid down arcs={4} className={railBraid} />
          </li>
        ))}
        <li className={clsx(railItem.client, styles.item, styles.last)}>
          <p className={styles.question}>
            <span className={styles.questionText}>{otherwise.question}</span>
          </p>
          <Answer {...otherwise} mark="client" />
        </li>
      </ol>
    </Figure>
  );
}
