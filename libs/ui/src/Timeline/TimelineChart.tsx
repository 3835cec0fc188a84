import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Braid } from '../Figure/Braid';
import * as figure from '../Figure/Figure.css';
import { percent } from '../Figure/percent';
import * as styles from './Timeline.css';
import type { TimelineRow, TimelineTick } from './timelineLayout';

/** Length of one arc of the braid, as a fraction of the axis. */
const arcLength = 0.045;
/** Shortest stretch that has room for a mark at each end, as a fraction of the axis. */
const markRoom = 0.035;

/** The centre line of the marks. In rem, so that the marks stay next to the title when the text is larger. */
const middle = '1.25rem';
/** The same line where `styles.marks` moves the marks level with the title. */
const besideTitle = '2.25rem';

function Line({ className, from, to }: { className: string; from: number; to: number }) {
  return <line className={className} x1={percent(from)} x2={percent(to)} y1={middle} y2={middle} />;
}

function Mark({ className, at, r = '0.3125rem' }: { className: string; at: number; r?: string }) {
  return <circle className={className} cx={percent(at)} cy={middle} r={r} />;
}

/** Renders the start: the disc of the client, who acts, or a dot. */
function Start({ at, acts }: { at: number; acts: boolean }) {
  const mark = acts ? { className: figure.client } : { className: figure.dot, r: '0.1875rem' };
  return <Mark {...mark} at={at} />;
}

interface StepMarksProps {
  readonly row: Pick<TimelineRow, 'start' | 'earliest' | 'latest'>;
  /** Marks the start with the disc of the client. */
  readonly acts: boolean;
}

/** Renders the lines and marks of a step: a braid to the earliest end, dots to the latest. */
export function StepMarks({ row: { start, earliest, latest }, acts }: StepMarksProps) {
  const length = earliest - start;
  const arcs = Math.round(length / arcLength);
  const isShort = length < markRoom;
  return (
    <>
      {arcs > 1 ? (
        <Braid x={percent(start)} y="0.75rem" width={percent(length)} height="1rem" arcs={arcs} />
      ) : (
        <Line className={figure.line} from={start} to={earliest} />
      )}
      {latest > earliest ? (
        <>
          <Line className={figure.possible} from={earliest} to={latest} />
          <Mark className={clsx(figure.ring, figure.latest)} at={latest} />
        </>
      ) : null}
      {isShort ? null : <Start at={start} acts={acts} />}
      <Mark className={figure.ring} at={earliest} />
      {/* Within the ring of a step that is too short for both. */}
      {isShort && acts ? <Mark className={figure.client} at={earliest} r="0.1875rem" /> : null}
    </>
  );
}

export interface TimelineChartProps {
  readonly row: TimelineRow;
  readonly next: TimelineRow | undefined;
  readonly ticks: readonly TimelineTick[];
  /** Names of the ticks. */
  readonly scale: ReactNode;
}

export function TimelineChart({ row, next, ticks, scale }: TimelineChartProps) {
  const { kind, start, earliest, latest, item } = row;
  const acts = kind === 'wait' || (item.client?.length ?? 0) > 0;
  return (
    <svg className={styles.chart} aria-hidden="true">
      {ticks.map(({ at, minor }) => (
        <line
          key={at}
          className={clsx(figure.hairline, minor && styles.minor)}
          x1={percent(at)}
          x2={percent(at)}
          y2="100%"
        />
      ))}
      <svg className={styles.rowTicks} y="2rem">
        {scale}
      </svg>
      {earliest === next?.start ? (
        <rect className={styles.connector} x={percent(earliest)} y={besideTitle} width="1" height="100%" />
      ) : null}
      <g className={styles.marks}>
        {kind === 'step' ? (
          <StepMarks row={row} acts={acts} />
        ) : (
          <>
            <Line
              className={kind === 'wait' ? clsx(figure.ink, figure.dashed) : figure.possible}
              from={start}
              to={latest}
            />
            <Start at={start} acts={acts} />
          </>
        )}
        {kind === 'open' ? (
          <text className={clsx(figure.label, styles.tick)} x="100%" y="0.9375rem" textAnchor="end">
            open end
          </text>
        ) : null}
      </g>
    </svg>
  );
}
