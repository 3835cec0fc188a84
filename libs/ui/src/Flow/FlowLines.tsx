import { clsx } from 'clsx';
import { Fragment } from 'react';
import * as figure from '../Figure/Figure.css';
import { percent } from '../Figure/percent';
import { Strands } from '../Figure/Strands';
import * as styles from './Flow.css';
import { braidedCurve, levelCurve, railPositions, stageStrands, uprightCurve } from './flowPaths';

/** What happens to the arrivals of a tier. */
export type TierKind = 'used' | 'kept' | 'dropped';

interface Kinds {
  readonly kinds: readonly TierKind[];
}
interface Count {
  readonly count: number;
}

const indices = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Renders every second line fainter, as two paths. */
function Lines({ paths }: { readonly paths: readonly string[] }) {
  return (
    <Strands
      first={paths.filter((_, index) => index % 2 === 0).join('')}
      second={paths.filter((_, index) => index % 2 === 1).join('')}
    />
  );
}

/** Lines from the sources, which share the height evenly, to the stage; on wide screens. */
export function SourceLines({ count }: Count) {
  const paths = indices(count).map((index) => levelCurve({ x: 0, y: index + 0.5 }, { x: 100, y: count / 2 }));
  return (
    <svg
      className={styles.lines}
      viewBox={`0 0 100 ${String(count)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <Lines paths={paths} />
    </svg>
  );
}

/** Crossing lines in the box of the stage; on wide screens. */
export function StageLines({ count }: Count) {
  return (
    <svg className={styles.box} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <Lines paths={stageStrands(Math.min(4, Math.max(2, count)))} />
    </svg>
  );
}

/** Lines from the stage to the tiers: braided to what is used, dotted to what is dropped; on wide screens. */
export function TierLines({ kinds }: Kinds) {
  const from = { x: 0, y: kinds.length / 2 };
  return (
    <svg
      className={styles.lines}
      viewBox={`0 0 100 ${String(kinds.length)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {kinds.map((kind, index) => {
        const to = { x: 100, y: index + 0.5 };
        const key = String(index);
        if (kind !== 'used')
          return (
            <path
              key={key}
              className={clsx(figure.line, kind === 'dropped' && figure.possible)}
              d={levelCurve(from, to)}
            />
          );
        const [first, second] = braidedCurve(from, to, 0.05);
        return <Strands key={key} first={first} second={second} />;
      })}
    </svg>
  );
}

/** One line for each source, from the middle of its row downwards; on narrow screens. */
export function SourceRail({ count }: Count) {
  return (
    <svg className={styles.rail} aria-hidden="true">
      {railPositions(count).map((x, index) => {
        const y = percent((index + 0.5) / count);
        return (
          <Fragment key={x}>
            <line
              className={clsx(figure.line, index % 2 === 1 && figure.second)}
              x1={x}
              x2={x}
              y1={y}
              y2="100%"
            />
            <circle className={figure.dot} cx={x} cy={y} r="3" />
          </Fragment>
        );
      })}
    </svg>
  );
}

/** Lines that cross beside the stage, from the positions of the sources to those of the tiers; on narrow screens. */
export function StageRail({ sources, tiers }: { readonly sources: number; readonly tiers: number }) {
  const top = railPositions(sources);
  const bottom = railPositions(tiers);
  const paths = top.flatMap((x, index) => {
    const opposite = { x: 24 - x, y: 50 };
    const end = { x: bottom[index % tiers] ?? 12, y: 100 };
    return uprightCurve({ x, y: 0 }, opposite) + uprightCurve(opposite, end);
  });
  return (
    <svg className={styles.rail} viewBox="0 0 24 100" preserveAspectRatio="none" aria-hidden="true">
      <Lines paths={paths} />
    </svg>
  );
}

/** One line for each tier, down to the middle of its row; on narrow screens. */
export function TierRail({ kinds }: Kinds) {
  return (
    <svg className={styles.rail} aria-hidden="true">
      {railPositions(kinds.length).map((x, index) => {
        const y = percent((index + 0.5) / kinds.length);
        return (
          <Fragment key={x}>
            <line
              className={clsx(figure.line, kinds[index] === 'dropped' && figure.possible)}
              x1={x}
              x2={x}
              y1="0"
              y2={y}
            />
            <line className={figure.hairline} x1={x} x2="36" y1={y} y2={y} />
          </Fragment>
        );
      })}
    </svg>
  );
}
