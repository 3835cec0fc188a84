import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { braidPath } from '../Figure/braidPath';
import * as figure from '../Figure/Figure.css';
import * as styles from './BeforeAfter.css';
import type { CourseKind } from './BeforeAfter';

interface LineProps {
  readonly kind: CourseKind;
}

/** A wait: the line crosses itself and hangs down as a loop. Centred on 0; the line is at 12. */
const loop = 'M-999 12H-82C-28 12 32 48 32 82 32 104 15 110 0 110-15 110-32 104-32 82-32 48 28 12 82 12H999';
const innerLoop = 'M11 48C18 57 22 66 22 75 22 88 12 91 0 91-12 91-22 88-22 75-22 66-18 57-11 48';
/** The same beside the words of a narrow screen: upright, the line at 12, the loop to the right. */
const uprightLoop = 'M12 0C12 7 16 30 30 30 38 30 41 25 41 20 41 15 38 10 30 10 16 10 12 33 12 42V999';

const across = braidPath({ x0: 0, x1: 60, y: 12, height: 14, arcs: 6 });
const down = { first: 'M12 0c8 14 8 26 0 40s-8 26 0 40', second: 'M12 0c-8 14-8 26 0 40s8 26 0 40' };

/** Two strands over the whole size of the parent drawing. */
function Strands({ upright = false }: { readonly upright?: boolean }) {
  const { first, second } = upright ? down : across;
  return (
    <svg width="100%" height="100%" viewBox={upright ? '0 0 24 80' : '0 0 60 24'} preserveAspectRatio="none">
      <path className={clsx(figure.line, figure.second)} d={second} />
      <path className={figure.line} d={first} />
    </svg>
  );
}

/** A drawing across the column for wide screens, and one down the rail for narrow ones. */
function Lines({ wide, narrow }: { readonly wide: ReactNode; readonly narrow: ReactNode }) {
  return (
    <>
      <svg className={styles.across} aria-hidden="true">
        {wide}
      </svg>
      <svg className={styles.rail} aria-hidden="true">
        {narrow}
      </svg>
    </>
  );
}

/** Draws the start of a course: a disc, and the line from it. */
export function StartLine({ kind }: LineProps) {
  return (
    <Lines
      wide={
        <>
          {kind === 'before' ? <line className={figure.ink} x2="100%" y1="12" y2="12" /> : <Strands />}
          <circle className={figure.client} cx="6" cy="12" r="6" />
        </>
      }
      narrow={
        <>
          <line className={kind === 'before' ? figure.ink : figure.line} x1="12" x2="12" y1="14" y2="100%" />
          <circle className={figure.client} cx="12" cy="14" r="6" />
        </>
      }
    />
  );
}

/** Draws a stop: a loop for a wait, a ring on the braid for a check. */
export function StopLine({ kind }: LineProps) {
  if (kind === 'before')
    return (
      <Lines
        wide={
          // At its full height the drawing is never scaled, only cut off at the sides of its column.
          <svg width="100%" height="112" viewBox="-500 0 1000 112" preserveAspectRatio="xMidYMin slice">
            <path className={clsx(figure.ink, figure.second)} d={innerLoop} />
            <path className={figure.ink} d={loop} />
          </svg>
        }
        narrow={<path className={figure.ink} d={uprightLoop} />}
      />
    );
  return (
    <Lines
      wide={
        <>
          <Strands />
          <circle className={figure.ring} cx="50%" cy="12" r="7" />
        </>
      }
      narrow={
        <>
          <Strands upright />
          <circle className={figure.ring} cx="12" cy="20" r="7" />
        </>
      }
    />
  );
}

/** Draws the end of a course: the line to a disc. */
export function EndLine({ kind }: LineProps) {
  return (
    <Lines
      wide={
        <>
          {kind === 'before' ? <line className={figure.ink} x2="100%" y1="12" y2="12" /> : <Strands />}
          <svg x="100%" className={styles.overflowing}>
            <circle className={figure.client} cx="-6" cy="12" r="6" />
          </svg>
        </>
      }
      narrow={
        <>
          <line className={kind === 'before' ? figure.ink : figure.line} x1="12" x2="12" y1="0" y2="14" />
          <circle className={figure.client} cx="12" cy="14" r="6" />
        </>
      }
    />
  );
}
