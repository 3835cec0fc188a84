import { clsx } from 'clsx';
import { Figure, Legend } from '../Figure/Figure';
import type { FigurePropsOf, LegendItem } from '../Figure/Figure';
import { itemTitle, label } from '../Figure/Figure.css';
import { percent } from '../Figure/percent';
import * as styles from './Timeline.css';
import { TimelineChart } from './TimelineChart';
import { timelineLayout } from './timelineLayout';
import type { TimelineStep, TimelineTick } from './timelineLayout';

export interface TimelineData {
  readonly steps: readonly TimelineStep[];
}

export type TimelineProps = FigurePropsOf<TimelineData>;

/**
 * Renders the steps of a piece of work as an ordered list with a drawing of their durations, and what the client does in
 * each. Every duration is also in words; the scale is hidden from assistive technology (WCAG 1.1.1).
 * @throws {RangeError} if the shortest duration of a step exceeds its longest
 */
export function Timeline({ steps, ...rest }: TimelineProps) {
  const { rows, ticks, unit } = timelineLayout(steps);
  const legend: LegendItem[] = [{ mark: 'earliest', label: 'earliest end' }];
  if (rows.some(({ earliest, latest }) => latest > earliest))
    legend.push({ mark: 'latest', label: 'latest end' });
  if (rows.some(({ item }) => item.client?.length)) legend.push({ mark: 'client', label: 'you act' });
  const tickText = ({ at, number, minor }: TimelineTick, text = String(number)) => (
    <text
      key={at}
      className={clsx(styles.tick, minor && styles.minor)}
      x={percent(at)}
      dx="0.375rem"
      y="0.875rem"
    >
      {text}
    </text>
  );
  const scale = ticks.map((tick) => tickText(tick, tick.number > 1 ? undefined : `${unit} 1`));
  return (
    <Figure {...rest}>
      <div>
        <Legend className={styles.legend} items={legend} />
        <div className={clsx(label, styles.scale)} aria-hidden="true">
          <span>Step</span>
          <svg className={styles.ticks}>
            <text className={styles.tick} x="-0.375rem" y="0.875rem" textAnchor="end">
              {unit}
            </text>
            {ticks.map((tick) => tickText(tick))}
          </svg>
          <span>What you do</span>
        </div>
        <ol role="list" className={styles.steps}>
          {rows.map((row, index) => {
            const { title, description, duration, client = [] } = row.item;
            return (
              <li key={title} className={clsx(styles.row, row.kind === 'wait' && styles.wait)}>
                <div className={styles.text}>
                  <h3 className={itemTitle}>{title}</h3>
                  {duration ? <p className={styles.duration}>{duration}</p> : null}
                  {description ? <p className={styles.description}>{description}</p> : null}
                </div>
                <TimelineChart row={row} next={rows[index + 1]} ticks={ticks} scale={scale} />
                {client.length > 0 ? (
                  <ul role="list" className={styles.client} aria-label="What you do">
                    {client.map((act) => (
                      <li key={act} className={styles.act}>
                        {act}
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            );
          })}
        </ol>
      </div>
    </Figure>
  );
}
