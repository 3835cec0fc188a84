import { clsx } from 'clsx';
import { Figure } from '../Figure/Figure';
import * as figure from '../Figure/Figure.css';
import type { FigurePropsOf } from '../Figure/Figure';
import * as styles from './BeforeAfter.css';
import { CourseLines } from './CourseLines';
import type { CourseKind } from './CourseLines';

/** One way from a start to an end. */
export interface Course {
  readonly start: string;
  readonly end: string;
  /** Waits or checks between start and end, in order. */
  readonly stops: readonly { readonly title: string; readonly description: string }[];
}

export interface BeforeAfterData {
  /** The course today; each stop is a wait. */
  readonly before: Course;
  /** The course after the work; each stop is a check. */
  readonly after: Course;
}

const defaultLabels = { before: 'Before', after: 'After', wait: 'waiting', check: 'check' };

export type BeforeAfterProps = FigurePropsOf<BeforeAfterData, typeof defaultLabels>;

function CourseList({ kind, start, end, stops }: Course & { readonly kind: CourseKind }) {
  return (
    <ol role="list" className={styles.kind[kind]}>
      <li className={clsx(styles.item, styles.edge)}>
        <p className={styles.end}>{start}</p>
        <CourseLines kind={kind} at="start" />
      </li>
      {stops.map(({ title, description }) => (
        <li key={title} className={clsx(styles.item, kind === 'after' && styles.check)}>
          <CourseLines kind={kind} at="stop" />
          <div className={styles.stop}>
            <h4 className={figure.itemTitle}>{title}</h4>
            <p className={figure.itemText}>{description}</p>
          </div>
        </li>
      ))}
      <li className={clsx(styles.item, styles.edge, styles.last)}>
        <p className={styles.end}>{end}</p>
        <CourseLines kind={kind} at="end" />
      </li>
    </ol>
  );
}

/**
 * Renders one course twice: before the work, with a loop for each wait, and after it, with a ring for each check. Two
 * ordered lists; the lines are hidden from assistive technology (WCAG 1.1.1). Loops are of one size: no wait is measured.
 */
export function BeforeAfter({ before, after, labels, ...rest }: BeforeAfterProps) {
  const words = { ...defaultLabels, ...labels };
  const courses = { before, after };
  return (
    <Figure
      {...rest}
      legend={[
        { mark: 'waiting', label: words.wait },
        { mark: 'provider', label: words.check },
      ]}
    >
      <div className={styles.courses}>
        {(['before', 'after'] as const).map((kind) => (
          <div key={kind} className={styles.half}>
            <h3 className={styles.heading}>{words[kind]}</h3>
            <CourseList {...courses[kind]} kind={kind} />
          </div>
        ))}
      </div>
    </Figure>
  );
}
