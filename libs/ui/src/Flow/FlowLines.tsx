import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Strands } from '../Figure/Braid';
import * as figure from '../Figure/Figure.css';
import { percent } from '../Figure/percent';
import * as styles from './Flow.css';
import { braidedCurve, levelCurve, railPositions, stageStrands, uprightCurve } from './flowPaths';

/** Treatment of the arrivals of a tier. */
export type TierKind = 'used' | 'kept' | 'dropped';

interface Kinds {
  readonly kinds: readonly TierKind[];
}
interface Count {
  readonly count: number;
}

/** A drawing that is stretched to its box, which has the given units. */
function Stretched(props: { className: string; width: number; height: number; children: ReactNode }) {
  const { className, width, height, children } = props;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Renders every second line fainter, as two paths. */
function Lines({ paths }: { readonly paths: readonly string[] }) {
  return (
    <Strands
      first={paths.filter((_, index) => index % 2 === 0).join('')}
      second={paths.filter((_, index) => index % 2 === 1).join('')}
    />
  );
}

/** Lines from the sources, which share the height evenly, to the stage; where the flow runs across. */
export function SourceLines({ count }: Count) {
  const paths = Array.from({ length: count }, (_, index) =>
    levelCurve({ x: 0, y: index + 0.5 }, { x: 100, y: count / 2 }),
  );
  return (
    <Stretched className={styles.lines} width={100} height={count}>
      <Lines paths={paths} />
    </Stretched>
  );
}

/** Crossing lines in the box of the stage; where the flow runs across. */
export function StageLines({ count }: Count) {
  return (
    <Stretched className={styles.box} width={100} height={100}>
      <Lines paths={stageStrands(Math.min(4, Math.max(2, count)))} />
    </Stretched>
  );
}

/** Lines from the stage to the tiers: braided to those used, dotted to those dropped; where the flow runs across. */
export function TierLines({ kinds }: Kinds) {
  const from = { x: 0, y: kinds.length / 2 };
  return (
    <Stretched className={styles.lines} width={100} height={kinds.length}>
      {kinds.map((kind, index) => {
        const to = { x: 100, y: index + 0.5 };
        if (kind === 'used') return <Strands key={index} {...braidedCurve(from, to, 0.05)} />;
        const className = clsx(figure.line, kind === 'dropped' && figure.possible);
        return <path key={index} className={className} d={levelCurve(from, to)} />;
      })}
    </Stretched>
  );
}

/** One line for each source, from the middle of its row downwards; where the flow runs down. */
export function SourceRail({ count }: Count) {
  return (
    <svg className={styles.rail} aria-hidden="true">
      {railPositions(count).map((x, index) => {
        const y = percent((index + 0.5) / count);
        const className = clsx(figure.line, index % 2 === 1 && figure.second);
        return (
          <Fragment key={x}>
            <line className={className} x1={x} x2={x} y1={y} y2="100%" />
            <circle className={figure.dot} cx={x} cy={y} r="3" />
          </Fragment>
        );
      })}
    </svg>
  );
}

/** Lines that cross next to the stage, from the positions of the sources to those of the tiers; where the flow runs down. */
export function StageRail({ sources, tiers }: { readonly sources: number; readonly tiers: number }) {
  const bottom = railPositions(tiers);
  const paths = railPositions(sources).map((x, index) => {
    const opposite = { x: 24 - x, y: 50 };
    const end = { x: bottom[index % tiers] ?? 12, y: 100 };
    return uprightCurve({ x, y: 0 }, opposite) + uprightCurve(opposite, end);
  });
  return (
    <Stretched className={styles.rail} width={24} height={100}>
      <Lines paths={paths} />
    </Stretched>
  );
}

/** One line for each tier, down to the middle of its row; where the flow runs down. */
export function TierRail({ kinds }: Kinds) {
  return (
    <svg className={styles.rail} aria-hidden="true">
      {railPositions(kinds.length).map((x, index) => {
        const y = percent((index + 0.5) / kinds.length);
        const className = clsx(figure.line, kinds[index] === 'dropped' && figure.possible);
        return (
          <Fragment key={x}>
            <line className={className} x1={x} x2={x} y1="0" y2={y} />
            <line className={figure.hairline} x1={x} x2="36" y1={y} y2={y} />
          </Fragment>
        );
      })}
    </svg>
  );
}
