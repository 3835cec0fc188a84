import { clsx } from 'clsx';
import { Strands } from '../Figure/Braid';
import { braidPath } from '../Figure/braidPath';
import * as figure from '../Figure/Figure.css';
import { Stretched } from '../Figure/Stretched';
import type { FlowTier } from './Flow';
import * as styles from './Flow.css';
import { braidedCurve, levelCurve } from './flowPaths';

interface FlowLinesProps {
  /** Kind of each tier; every second source is fainter. */
  readonly lines: readonly (FlowTier['kind'] | 'first' | 'second')[];
  /** Whether the lines come from sources; otherwise they lead to tiers. */
  readonly isIn: boolean;
}

/** Lines between the rows of a list and the stage, braided to the tiers used. */
export function FlowLines({ lines, isIn }: FlowLinesProps) {
  const count = lines.length;
  return (
    <Stretched className={styles.lines} box={[100, count]}>
      {lines.map((line, index) => {
        const [row, middle] = [index + 0.5, count / 2];
        const from = { x: 0, y: isIn ? row : middle };
        const to = { x: 100, y: isIn ? middle : row };
        if (line === 'used') return <Strands key={index} {...braidedCurve(from, to, 0.05)} />;
        const kind = clsx(line === 'second' && figure.second, line === 'dropped' && figure.possible);
        return <path key={index} className={clsx(figure.line, kind)} d={levelCurve(from, to)} />;
      })}
    </Stretched>
  );
}

const box = { x0: 0, x1: 100, y: 50 };
const [wide, dense] = [
  braidPath({ ...box, height: 80, arcs: 3 }),
  braidPath({ ...box, height: 52, arcs: 5 }),
];

/** Crossing lines in the box of the stage. */
export function StageLines() {
  return (
    <Stretched className={styles.box} box={[100, 100]}>
      <Strands first={wide.first + dense.first} second={wide.second + dense.second} />
    </Stretched>
  );
}
