import { Strands } from '../Figure/Braid';
import { braidPath } from '../Figure/braidPath';
import * as figure from '../Figure/Figure.css';
import * as styles from './CaseStudy.css';

export interface CaseStripProps {
  /** Number of steps of the work: rings on the braid. */
  readonly steps: number;
  /** Words for the loose strands, the braid and the closed end. */
  readonly labels: readonly [asked: string, done: string, held: string];
}

const box = { width: 400, height: 56 } as const;
const middle = box.height / 2;
const braid = { x0: 112, x1: 372 } as const;

/** Renders a case as one strip: loose strands, a braid with a ring for each step, and an end that the client holds. */
export function CaseStrip({ steps, labels }: CaseStripProps) {
  const step = (braid.x1 - braid.x0) / steps;
  return (
    <div className={styles.strip} aria-hidden="true">
      <svg viewBox={`0 0 ${box.width} ${box.height}`}>
        {[6, 20, 36, 50].map((y) => (
          <path
            key={y}
            className={figure.ink}
            d={`M2 ${y}c40 0 60 ${(middle - y) / 8} ${braid.x0 - 2} ${middle - y}`}
          />
        ))}
        <Strands {...braidPath({ ...braid, y: middle, height: 18, arcs: 2 * steps })} />
        {Array.from({ length: steps }, (_, index) => (
          <circle
            key={index}
            className={figure.ring}
            cx={braid.x0 + (index + 1) * step - step / 2}
            cy={middle}
            r={6}
          />
        ))}
        <path className={figure.line} d={`M${braid.x1} ${middle}h12`} />
        <circle className={figure.client} cx={388} cy={middle} r={8} />
      </svg>
      <p className={styles.stripLabels}>
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
    </div>
  );
}
