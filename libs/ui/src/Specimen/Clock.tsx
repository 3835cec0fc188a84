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
  // The first day, of which most is known, is as long as three others.
  const place = (hours: number) => (hours + 2 * Math.min(hours, 24)) / (24 * (days.length + 2));
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
          const deadline = place(getHours(from) + hours);
          return (
            <li key={title + text} className={styles.drawn}>
              <div>
                <strong className={styles.strong}>{title}</strong> {text}
                <p className={styles.term}>{state}</p>
              </div>
              <svg className={figure.drawing} width="100%" height="28" aria-hidden="true">
                <Stretched box={[1, 28]}>
                  <path
                    className={figure.hairline}
                    d={days.map((_, day) => `M${place(24 * day)} 0v28`).join('')}
                  />
                  <path className={sent ? figure.hairline : figure.possible} d={`M${used} 14H${deadline}`} />
                  <path className={figure.ink} d={`M${place(getHours(now))} 0v28`} />
                </Stretched>
                <Braid
                  x={percent(start)}
                  y="3"
                  width={percent(used - start)}
                  height="22"
                  arcs={Math.max(1, Math.round(20 * (used - start)))}
                />
                <circle
                  className={sent ? figure.client : figure.ring}
                  cx={percent(sent ? used : deadline)}
                  cy="14"
                  r={6}
                />
              </svg>
            </li>
          );
        })}
      </ul>
    </>
  );
}
