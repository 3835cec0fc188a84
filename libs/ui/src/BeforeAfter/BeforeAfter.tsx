import { clsx } from 'clsx';
import { Braid } from '../Figure/Braid';
import { Figure } from '../Figure/Figure';
import * as figure from '../Figure/Figure.css';
import type { FigurePropsOf } from '../Figure/Figure';
import { railBraid, railItem } from '../Figure/rail.css';
import * as styles from './BeforeAfter.css';

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

const start = 'M12 13V999';
const end = 'M12 0V13';
/** The line crosses itself; next to it the second strand of the loop. */
const wait =
  'M12 0C12 22 27 47 41 47 51 47 53 40 53 34 53 28 51 21 41 21 27 21 12 46 12 68V999M27 39C31 42 35 43 38 43 44 43 45 39 45 34 45 29 44 25 38 25 35 25 31 26 27 29';

function Line({ d }: { readonly d: string }) {
  return (
    <svg className={styles.rail} aria-hidden="true">
      <path className={figure.ink} d={d} />
    </svg>
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
        {(['before', 'after'] as const).map((kind) => {
          const course = courses[kind];
          const braid = kind === 'after' && <Braid down arcs={2} className={railBraid} />;
          return (
            <div key={kind}>
              <h3 className={styles.heading}>{words[kind]}</h3>
              <ol role="list">
                <li className={clsx(railItem.client, styles.item)}>
                  <p className={figure.itemTitle}>{course.start}</p>
                  {braid || <Line d={start} />}
                </li>
                {course.stops.map(({ title, description }) => (
                  <li key={title} className={clsx(braid && railItem.provider, styles.item)}>
                    {braid || <Line d={wait} />}
                    <div className={styles.stop}>
                      <h4 className={figure.itemTitle}>{title}</h4>
                      <p className={figure.itemText}>{description}</p>
                    </div>
                  </li>
                ))}
                <li className={clsx(railItem.client, styles.item)}>
                  <p className={figure.itemTitle}>{course.end}</p>
                  {braid ? null : <Line d={end} />}
                </li>
              </ol>
            </div>
          );
        })}
      </div>
    </Figure>
  );
}
