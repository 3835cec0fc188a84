import { clsx } from 'clsx';
import { Braid } from '../Figure/Braid';
import * as figure from '../Figure/Figure.css';
import * as styles from './BeforeAfter.css';

export type CourseKind = 'before' | 'after';

/** A wait: the line crosses itself and hangs down as a loop. Centred on 0; the line is at 12. */
const loop = 'M-999 12H-82C-28 12 32 48 32 82 32 104 15 110 0 110-15 110-32 104-32 82-32 48 28 12 82 12H999';
const innerLoop = 'M11 48C18 57 22 66 22 75 22 88 12 91 0 91-12 91-22 88-22 75-22 66-18 57-11 48';
/** The same where the line runs down next to the words: the line at 12, the loop to the right. */
const uprightLoop = 'M12 0C12 7 16 30 30 30 38 30 41 25 41 20 41 15 38 10 30 10 16 10 12 33 12 42V999';

function LineAcross({ kind, at }: CourseLinesProps) {
  if (kind === 'after') return <Braid arcs={6} className={clsx(styles.line, styles.braid)} />;
  if (at !== 'stop')
    return (
      <svg className={styles.line} aria-hidden="true">
        <line className={figure.ink} x2="100%" y1="12" y2="12" />
      </svg>
    );
  return (
    // At its full height the drawing is never scaled, only cut off at the sides of its column.
    <svg
      className={styles.line}
      viewBox="-500 0 1000 112"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path className={clsx(figure.ink, figure.second)} d={innerLoop} />
      <path className={figure.ink} d={loop} />
    </svg>
  );
}

function LineDown({ kind, at }: CourseLinesProps) {
  const isStop = at === 'stop';
  if (kind === 'after' && isStop) return <Braid down arcs={2} className={clsx(styles.rail, styles.braid)} />;
  const ends = at === 'start' ? { y1: '14', y2: '100%' } : { y1: '0', y2: '14' };
  return (
    <svg className={styles.rail} aria-hidden="true">
      {isStop ? (
        <path className={figure.ink} d={uprightLoop} />
      ) : (
        <line className={kind === 'before' ? figure.ink : figure.line} x1="12" x2="12" {...ends} />
      )}
    </svg>
  );
}

export interface CourseLinesProps {
  readonly kind: CourseKind;
  /** A stop is a loop for a wait, and a braid for a check, whose ring is `styles.check`. */
  readonly at: 'start' | 'stop' | 'end';
}

/** Draws the line of an item of a course twice: across its column, and down next to its words. */
export function CourseLines(props: CourseLinesProps) {
  return (
    <>
      <LineAcross {...props} />
      <LineDown {...props} />
    </>
  );
}
