import { clsx } from 'clsx';
import { Strands } from '../Figure/Braid';
import * as figure from '../Figure/Figure.css';
import { Stretched } from '../Figure/Stretched';
import * as styles from './Flow.css';
import { braidedCurve, levelCurve, stageStrands } from './flowPaths';

/** Treatment of the arrivals of a tier. */
export type TierKind = 'used' | 'kept' | 'dropped';

/** Line of a tier, or of a source: every second one is fainter. */
export type FlowLine = TierKind | 'first' | 'second';

interface FlowLinesProps {
  readonly lines: readonly FlowLine[];
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

/** Crossing lines in the box of the stage, with one path for every second line. */
export function StageLines({ count }: { readonly count: number }) {
  const paths = stageStrands(Math.min(4, Math.max(2, count)));
  const [first = '', second = ''] = [0, 1].map((rest) =>
    paths.filter((_, index) => index % 2 === rest).join(''),
  );
  return (
    <Stretched className={styles.box} box={[100, 100]}>
      <Strands first={first} second={second} />
    </Stretched>
  );
}
