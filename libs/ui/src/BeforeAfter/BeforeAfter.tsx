import { clsx } from 'clsx';
import { Figure } from '../Figure/Figure';
import * as figure from '../Figure/Figure.css';
import type { FigureProps } from '../Figure/Figure';
import * as styles from './BeforeAfter.css';
import { CourseLines } from './CourseLines';
import type { CourseKind } from './CourseLines';

/** One way from a start to an end. */
export interface Course {
  /** Where the course begins. */
  readonly start: string;
  /** Where it ends. */
  readonly end: string;
  /** Waits or checks between start and end, in order. */
  readonly stops: readonly { readonly title: string; readonly description: string }[];
}

/** The data of a `BeforeAfter`. */
export interface BeforeAfterData {
  /** The course today; each stop is a wait. */
  readonly before: Course;
  /** The course after the work; each stop is a check. */
  readonly after: Course;
}

export interface BeforeAfterProps extends Omit<FigureProps, 'children' | 'legend'>, BeforeAfterData {
  /** Heads the first course. @default 'Before' */
  readonly beforeLabel?: string;
  /** Heads the second course. @default 'After' */
  readonly afterLabel?: string;
  /** Explains the loop in the legend. @default 'waiting' */
  readonly waitLabel?: string;
  /** Explains the ring in the legend. @default 'check' */
  readonly checkLabel?: string;
}

interface CourseListProps extends Course {
  readonly kind: CourseKind;
}

function CourseList({ kind, start, end, stops }: CourseListProps) {
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
export function BeforeAfter({
  before,
  after,
  beforeLabel = 'Before',
  afterLabel = 'After',
  waitLabel = 'waiting',
  checkLabel = 'check',
  ...rest
}: BeforeAfterProps) {
  const courses = [
    ['before', beforeLabel, before],
    ['after', afterLabel, after],
  ] as const;
  return (
    <Figure
      {...rest}
      legend={[
        { mark: 'waiting', label: waitLabel },
        { mark: 'provider', label: checkLabel },
      ]}
    >
      <div className={styles.courses}>
        {courses.map(([kind, label, course]) => (
          <div key={kind} className={styles.half}>
            <h3 className={styles.heading}>{label}</h3>
            <CourseList {...course} kind={kind} />
          </div>
        ))}
      </div>
    </Figure>
  );
}
