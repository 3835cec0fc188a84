import { clsx } from 'clsx';
import { Figure } from '../Figure/Figure';
import type { FigurePropsOf, LegendItem } from '../Figure/Figure';
import { itemTitle, label } from '../Figure/Figure.css';
import { percent } from '../Figure/percent';
import * as styles from './Timeline.css';
import { TimelineChart } from './TimelineChart';
import { timelineLayout } from './timelineLayout';
import type { TimelineStep } from './timelineLayout';

export interface TimelineData {
  readonly steps: readonly TimelineStep[];
}

const defaultLabels = {
  step: 'Step',
  /** Heads the column of the client's tasks, and names each of its lists. */
  client: 'What you do',
  week: 'Week',
  month: 'Month',
  earliest: 'earliest end',
  latest: 'latest end',
  act: 'you act',
};

export type TimelineProps = FigurePropsOf<TimelineData, typeof defaultLabels>;

/**
 * Renders the steps of a piece of work as an ordered list with a drawing of their durations, and what the client does in
 * each. Every duration is also in words; the scale is hidden from assistive technology (WCAG 1.1.1).
 * @throws {RangeError} if the shortest duration of a step exceeds its longest
 */
export function Timeline({ steps, labels, ...rest }: TimelineProps) {
  const words = { ...defaultLabels, ...labels };
  const { rows, ticks, unit } = timelineLayout(steps);
  const legend: LegendItem[] = [{ mark: 'earliest', label: words.earliest }];
  if (rows.some(({ earliest, latest }) => latest > earliest))
    legend.push({ mark: 'latest', label: words.latest });
  if (rows.some(({ item }) => item.client?.length)) legend.push({ mark: 'client', label: words.act });
  const tickText = (at: number, children: string | number) => (
    <text key={at} className={styles.tick} x={percent(at)} dx="0.375rem" y="0.875rem">
      {children}
    </text>
  );
  const labelled = ticks.filter(({ minor }) => !minor);
  const scale = labelled.map(({ at, number }) => tickText(at, number > 1 ? number : `${words[unit]} 1`));
  return (
    <Figure {...rest} legend={legend}>
      <div>
        <div className={clsx(label, styles.scale)} aria-hidden="true">
          <span>{words.step}</span>
          <svg className={styles.ticks}>
            <text className={styles.tick} x="-0.375rem" y="0.875rem" textAnchor="end">
              {words[unit]}
            </text>
            {ticks.map(({ at, number }) => tickText(at, number))}
          </svg>
          <span className={styles.clientHead}>{words.client}</span>
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
                  <ul role="list" className={styles.client} aria-label={words.client}>
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
