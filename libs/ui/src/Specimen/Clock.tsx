import { Braid } from '../Figure/Braid';
import * as figure from '../Figure/Figure.css';
import { strong } from './Block.css';
import { clockPosition, clockTimes } from './clockTimes';
import type { PeriodText } from './clockTimes';
import type { SpecimenBlock } from './types';
import * as styles from './Clock.css';

export type ClockProps = Pick<Extract<SpecimenBlock, { type: 'clock' }>, 'days' | 'now' | 'periods'> & {
  readonly periodText: PeriodText;
};

/** Renders periods along some days: used time as a braid, time left as a dotted line, a filled disc where it was sent. */
export function Clock({ days, now, periods, periodText }: ClockProps) {
  const present = `${clockPosition(now, days.length)}%`;
  return (
    <>
      <p className={styles.days} aria-hidden="true">
        {days.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </p>
      <ul role="list" className={styles.list}>
        {periods.map((period) => {
          const { from, used, deadline, state, time } = clockTimes(period, now, days.length);
          return (
            <li key={period.title + period.text} className={styles.row}>
              <span>
                <strong className={strong}>{period.title}</strong> {period.text}
              </span>
              <span className={styles.state}>{periodText(state, time)}</span>
              <svg className={styles.line} width="100%" height="20" aria-hidden="true">
                <line
                  className={period.sent ? figure.hairline : figure.possible}
                  x1={`${used}%`}
                  x2={`${deadline}%`}
                  y1="10"
                  y2="10"
                />
                <line className={figure.ink} x1={present} x2={present} y1="0" y2="20" />
                <Braid
                  x={`${from}%`}
                  y="2"
                  width={`${used - from}%`}
                  height="16"
                  arcs={Math.max(1, Math.round(0.32 * (used - from)))}
                />
                <circle
                  className={period.sent ? figure.client : figure.ring}
                  cx={`${period.sent ? used : deadline}%`}
                  cy="10"
                  r={5}
                />
              </svg>
            </li>
          );
        })}
      </ul>
    </>
  );
}
