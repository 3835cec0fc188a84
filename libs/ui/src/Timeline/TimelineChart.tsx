import { clsx } from 'clsx';
import { braidPath } from '../Figure/braidPath';
import * as figure from '../Figure/Figure.css';
import { percent } from '../Figure/percent';
import { Strands } from '../Figure/Strands';
import * as styles from './Timeline.css';
import type { TimelineRow, TimelineTick } from './timelineLayout';

/** Length of one arc of the braid, as a fraction of the axis. */
const arcLength = 0.045;
/** Shortest stretch that has room for a mark at each end, as a fraction of the axis. */
const markRoom = 0.035;

/** The centre line of the marks. In rem, so that the marks stay beside the title when the text is larger. */
const middle = '1.25rem';
/** The same line on wide screens, where `styles.marks` moves the marks level with the title. */
const besideTitle = '2.25rem';

function Braid({ from, to }: { readonly from: number; readonly to: number }) {
  const arcs = Math.max(1, Math.round((to - from) / arcLength));
  return (
    <svg
      x={percent(from)}
      y="0.75rem"
      width={percent(to - from)}
      height="1rem"
      viewBox={`0 0 ${String(arcs * 10)} 16`}
      preserveAspectRatio="none"
    >
      <Strands {...braidPath({ x0: 0, x1: arcs * 10, y: 8, height: 12, arcs })} />
    </svg>
  );
}

/** Line from the marks of a row down to those of the next, which are one height of the row below. */
function Connector({ at }: { readonly at: number }) {
  return <rect className={styles.connector} x={percent(at)} y={besideTitle} width="1" height="100%" />;
}

/** Renders the lines and marks of a step: a braid to the earliest end, dots to the latest. */
function StepMarks({ row, acts }: { readonly row: TimelineRow; readonly acts: boolean }) {
  const { start, earliest, latest } = row;
  const hasLength = earliest - start >= 0.005;
  return (
    <>
      {hasLength ? <Braid from={start} to={earliest} /> : null}
      {latest > earliest ? (
        <>
          <line
            className={figure.possible}
            x1={percent(earliest)}
            x2={percent(latest)}
            y1={middle}
            y2={middle}
          />
          <circle
            className={clsx(figure.ring, figure.latest)}
            cx={percent(latest)}
            cy={middle}
            r="0.3125rem"
          />
        </>
      ) : null}
      {earliest - start >= markRoom ? (
        <circle
          className={acts ? figure.client : figure.dot}
          cx={percent(start)}
          cy={middle}
          r={acts ? '0.3125rem' : '0.1875rem'}
        />
      ) : null}
      <circle className={figure.ring} cx={percent(earliest)} cy={middle} r="0.3125rem" />
    </>
  );
}

export interface TimelineChartProps {
  /** Step or wait that is drawn. */
  readonly row: TimelineRow;
  /** Row that starts where this row ends, if any. */
  readonly next: TimelineRow | undefined;
  /** Lines of the scale. */
  readonly ticks: readonly TimelineTick[];
}

const follows = (row: TimelineRow, next: TimelineRow | undefined) => row.earliest === next?.start;

/** Renders the drawing of one row of a `Timeline`, with the scale behind it. */
export function TimelineChart({ row, next, ticks }: TimelineChartProps) {
  const { kind, start, latest, item } = row;
  const scale = ticks.map(({ at }) => `M${String(Math.round(at * 10_000) / 10)} 0v1`).join('');
  return (
    <svg className={styles.chart} aria-hidden="true">
      <svg width="100%" height="100%" viewBox="0 0 1000 1" preserveAspectRatio="none">
        <path className={figure.hairline} d={scale} />
      </svg>
      {follows(row, next) ? <Connector at={row.earliest} /> : null}
      <g className={styles.marks}>
        {kind === 'step' ? <StepMarks row={row} acts={(item.client?.length ?? 0) > 0} /> : null}
        {kind === 'open' ? (
          <line
            className={figure.possible}
            x1={percent(start)}
            x2={percent(latest)}
            y1={middle}
            y2={middle}
          />
        ) : null}
        {kind === 'wait' ? (
          <>
            <line
              className={clsx(figure.ink, figure.dashed)}
              x1={percent(start)}
              x2={percent(latest)}
              y1={middle}
              y2={middle}
            />
            <circle className={figure.client} cx={percent(start)} cy={middle} r="0.3125rem" />
          </>
        ) : null}
      </g>
    </svg>
  );
}
