import { Braid } from '../Figure/Braid';
import * as figure from '../Figure/Figure.css';
import { percent } from '../Figure/percent';
import { Stretched } from '../Figure/Stretched';
import * as styles from './Block.css';
import type { ClockTime, SpecimenBlock } from './types';

function getHours(time: ClockTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

/** Renders periods along some days: used time as a braid, time left as a dotted line, a filled disc where it was sent. */
export function Clock({ days, now, periods }: Extract<SpecimenBlock, { type: 'clock' }>) {
  const place = (hours: number) => hours / (24 * days.length);
  return (
    <>
      <p className={styles.axis} aria-hidden="true">
        <span>
          {days.map((day) => (
            <span key={day} className={styles.day}>
              {day}
            </span>
          ))}
        </span>
      </p>
      <ul role="list">
        {periods.map(({ title, text, from, hours, sent, state }) => {
          const start = place(getHours(from));
          const used = place(getHours(sent ?? now));
          const deadline = start + place(hours);
          return (
            <li key={title + text} className={styles.drawn}>
              <div>
                <strong className={styles.strong}>{title}</strong> {text}
                <p className={styles.term}>{state}</p>
              </div>
              <svg className={figure.drawing} width="100%" height="20" aria-hidden="true">
                <Stretched box={[1, 20]}>
                  <path className={sent ? figure.hairline : figure.possible} d={`M${used} 10H${deadline}`} />
                  <path className={figure.ink} d={`M${place(getHours(now))} 0v20`} />
                </Stretched>
                <Braid
                  x={percent(start)}
                  y="2"
                  width={percent(used - start)}
                  height="16"
                  arcs={Math.max(1, Math.round(32 * (used - start)))}
                />
                <circle
                  className={sent ? figure.client : figure.ring}
                  cx={percent(sent ? used : deadline)}
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
