import { clsx } from 'clsx';
import { Figure } from '../Figure/Figure';
import type { FigureProps, LegendItem } from '../Figure/Figure';
import { itemTitle } from '../Figure/Figure.css';
import { percent } from '../Figure/percent';
import * as styles from './Timeline.css';
import { TimelineChart } from './TimelineChart';
import { timelineLayout } from './timelineLayout';
import type { TimelineStep } from './timelineLayout';

/** The data of a `Timeline`. */
export interface TimelineData {
  /** Steps in order, with their durations. */
  readonly steps: readonly TimelineStep[];
}

export interface TimelineProps extends Omit<FigureProps, 'children' | 'legend'>, TimelineData {
  /** Heads the column of steps. @default 'Step' */
  readonly stepLabel?: string;
  /** Heading of the column of the client's tasks; also names each of its lists. @default 'What you do' */
  readonly clientLabel?: string;
  /** Precedes the number of a week on the scale. @default 'Week' */
  readonly weekLabel?: string;
  /** Precedes the number of a month on the scale. @default 'Month' */
  readonly monthLabel?: string;
  /** Explains the ring in the legend. @default 'earliest end' */
  readonly earliestLabel?: string;
  /** Explains the dashed ring in the legend. @default 'latest end' */
  readonly latestLabel?: string;
  /** Explains the disc in the legend. @default 'you act' */
  readonly actLabel?: string;
}

/**
 * Renders the steps of a piece of work as an ordered list with a drawing of their durations, and what the client does in
 * each. Every duration is also in words; the scale is hidden from assistive technology (WCAG 1.1.1).
 * @throws {RangeError} if the shortest duration of a step exceeds its longest
 */
export function Timeline({
  steps,
  stepLabel = 'Step',
  clientLabel = 'What you do',
  weekLabel = 'Week',
  monthLabel = 'Month',
  earliestLabel = 'earliest end',
  latestLabel = 'latest end',
  actLabel = 'you act',
  ...rest
}: TimelineProps) {
  const { rows, ticks } = timelineLayout(steps);
  const periodLabel = ticks[0]?.unit === 'month' ? monthLabel : weekLabel;
  const legend: LegendItem[] = [{ mark: 'earliest', label: earliestLabel }];
  if (rows.some(({ earliest, latest }) => latest > earliest))
    legend.push({ mark: 'latest', label: latestLabel });
  if (rows.some(({ item }) => item.client?.length)) legend.push({ mark: 'client', label: actLabel });
  return (
    <Figure {...rest} legend={legend}>
      <div>
        <div className={styles.scale} aria-hidden="true">
          <span className={styles.stepHead}>{stepLabel}</span>
          <svg className={styles.ticks}>
            {ticks.map(({ at, number, labelled }) =>
              labelled === 'never' ? null : (
                <text
                  key={at}
                  className={clsx(styles.tick, labelled === 'medium' && styles.lastTick)}
                  x={percent(at)}
                  dx="0.375rem"
                  y="1rem"
                >
                  {`${periodLabel} ${number}`}
                </text>
              ),
            )}
          </svg>
          <span className={styles.clientHead}>{clientLabel}</span>
        </div>
        <ol role="list" className={styles.steps}>
          {rows.map((row, index) => {
            const { title, description, duration, client = [] } = row.item;
            return (
              <li key={title} className={clsx(styles.row, row.number === undefined && styles.wait)}>
                <div className={styles.text}>
                  <h3 className={itemTitle}>{title}</h3>
                  {duration ? <p className={styles.duration}>{duration}</p> : null}
                  {description ? <p className={styles.description}>{description}</p> : null}
                </div>
                <TimelineChart
                  row={row}
                  next={rows[index + 1]}
                  ticks={ticks}
                  startLabel={row.period === undefined ? undefined : `${periodLabel} ${row.period}`}
                />
                {client.length > 0 ? (
                  <ul role="list" className={styles.client} aria-label={clientLabel}>
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
