import { clsx } from 'clsx';
import { braidPath } from '../Figure/braidPath';
import * as figure from '../Figure/Figure.css';
import { Strands } from '../Figure/Strands';
import * as styles from './BeforeAfter.css';

export type CourseKind = 'before' | 'after';

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

/** A braid across the column for wide screens, and one down the rail for narrow ones. */
function BraidAcross() {
  return (
    <svg className={styles.across} viewBox="0 0 60 24" preserveAspectRatio="none" aria-hidden="true">
      <Strands {...across} />
    </svg>
  );
}

/** Draws the start or the end of a course: a disc, and the line from or to it. */
export function EdgeLine({ kind, edge }: LineProps & { readonly edge: 'start' | 'end' }) {
  const ends = edge === 'start' ? { y1: '14', y2: '100%' } : { y1: '0', y2: '14' };
  return (
    <>
      {kind === 'before' ? (
        <svg className={styles.across} aria-hidden="true">
          <line className={figure.ink} x2="100%" y1="12" y2="12" />
        </svg>
      ) : (
        <BraidAcross />
      )}
      <svg className={styles.rail} aria-hidden="true">
        <line className={kind === 'before' ? figure.ink : figure.line} x1="12" x2="12" {...ends} />
      </svg>
    </>
  );
}

/** Draws a stop: a loop for a wait, a braid for a check, whose ring is `styles.check`. */
export function StopLine({ kind }: LineProps) {
  if (kind === 'after')
    return (
      <>
        <BraidAcross />
        <svg className={styles.rail} viewBox="0 0 24 80" preserveAspectRatio="none" aria-hidden="true">
          <Strands {...down} />
        </svg>
      </>
    );
  return (
    <>
      {/* At its full height the drawing is never scaled, only cut off at the sides of its column. */}
      <svg
        className={styles.across}
        viewBox="-500 0 1000 112"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <path className={clsx(figure.ink, figure.second)} d={innerLoop} />
        <path className={figure.ink} d={loop} />
      </svg>
      <svg className={styles.rail} aria-hidden="true">
        <path className={figure.ink} d={uprightLoop} />
      </svg>
    </>
  );
}
