import { clsx } from 'clsx';
import { Fragment } from 'react';
import { Strands } from '../Figure/Braid';
import * as figure from '../Figure/Figure.css';
import { percent } from '../Figure/percent';
import { Stretched } from '../Figure/Stretched';
import * as styles from './Flow.css';
import { braidedCurve, levelCurve, railPositions, stageStrands, uprightCurve } from './flowPaths';

/** Treatment of the arrivals of a tier. */
export type TierKind = 'used' | 'kept' | 'dropped';

/** Line of a tier, or of a source: every second one is fainter. */
export type FlowLine = TierKind | 'first' | 'second';

const lineStyle = (line: FlowLine | undefined) =>
  clsx(figure.line, line === 'second' && figure.second, line === 'dropped' && figure.possible);

interface LinesProps {
  readonly lines: readonly FlowLine[];
  /** Whether the lines come from sources; otherwise they lead to tiers. */
  readonly isIn: boolean;
}

/** Lines between the rows of a list and the stage, braided to the tiers used; where the flow runs across. */
export function LinesAcross({ lines, isIn }: LinesProps) {
  const count = lines.length;
  return (
    <Stretched className={styles.lines} box={[100, count]}>
      {lines.map((line, index) => {
        const [row, middle] = [index + 0.5, count / 2];
        const from = { x: 0, y: isIn ? row : middle };
        const to = { x: 100, y: isIn ? middle : row };
        return line === 'used' ? (
          <Strands key={index} {...braidedCurve(from, to, 0.05)} />
        ) : (
          <path key={index} className={lineStyle(line)} d={levelCurve(from, to)} />
        );
      })}
    </Stretched>
  );
}

/** Crossing lines in the box of the stage, with one path for every second line; where the flow runs across. */
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

/** One line for each row of a list, from its middle down to the stage, or down to it; where the flow runs down. */
export function LinesDown({ lines, isIn }: LinesProps) {
  return (
    <svg className={styles.rail} aria-hidden="true">
      {railPositions(lines.length).map((x, index) => {
        const y = percent((index + 0.5) / lines.length);
        return (
          <Fragment key={x}>
            <line className={lineStyle(lines[index])} x1={x} x2={x} y1={y} y2={isIn ? '100%' : '0'} />
            {isIn ? (
              <circle className={figure.dot} cx={x} cy={y} r="3" />
            ) : (
              <line className={figure.hairline} x1={x} x2="36" y1={y} y2={y} />
            )}
          </Fragment>
        );
      })}
    </svg>
  );
}

/** Lines that cross next to the stage, from the positions of the sources to those of the tiers; where the flow runs down. */
export function StageRail({ sources, tiers }: { readonly sources: number; readonly tiers: number }) {
  const bottom = railPositions(tiers);
  return (
    <Stretched className={styles.rail} box={[24, 100]}>
      {railPositions(sources).map((x, index) => {
        const opposite = { x: 24 - x, y: 50 };
        const end = { x: bottom[index % tiers] ?? 12, y: 100 };
        const d = uprightCurve({ x, y: 0 }, opposite) + uprightCurve(opposite, end);
        return <path key={x} className={lineStyle(index % 2 === 0 ? 'first' : 'second')} d={d} />;
      })}
    </Stretched>
  );
}
