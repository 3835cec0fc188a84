import type { ComponentPropsWithRef } from 'react';
import { holes, rings } from '../Figure/Drawing.css';
import { itemText, part } from '../Figure/Figure.css';
import { Stretched } from '../Figure/Stretched';
import { strand } from '../Strand/Strand.css';
import { box, dayPaths } from './dayPaths';
import * as styles from './DayTimeline.css';

export interface DayEvent {
  /** Time of day, `HH:MM`, later than that of the event before. */
  readonly time: string;
  readonly title: string;
  readonly description: string;
}

export interface DayTimelineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Events of one day in order, two to six. */
  readonly events: readonly DayEvent[];
  /** Whose day it is, and in which time zone. */
  readonly caption: string;
}

const slots = [0, 1, 2] as const;

/**
 * Renders events of one day as an ordered list below a drawing of the day, whose axis leaves out hours without any: strands
 * that are calm but between the first and the last event, with a node for each, and continue on both sides up to the edges of
 * the surface, which crops them. It is hidden from assistive technology; the list contains all of its information (WCAG 1.1.1).
 */
export function DayTimeline({ events, caption, className, ...rest }: DayTimelineProps) {
  const { stops, axis, strands, nodes, leaders } = dayPaths(events.map(({ time }) => time));
  return (
    <div {...rest} className={className}>
      <div className={styles.drawing} aria-hidden="true">
        <div className={styles.stops}>
          {stops.map((label, index) => (
            <span key={index} className={label.length > 3 ? styles.longStop : styles.stop}>
              {label}
            </span>
          ))}
        </div>
        <Stretched box={box} className={styles.strands}>
          <path className={part} d={axis} />
          {slots.map((slot) => (
            <path key={slot} className={strand[slot]} d={strands[slot]} vectorEffect="non-scaling-stroke" />
          ))}
          <path className={styles.leaders} d={leaders} vectorEffect="non-scaling-stroke" />
          <path className={rings} d={nodes} />
          <path className={holes} d={nodes} />
        </Stretched>
      </div>
      <ol role="list" className={styles.events}>
        {events.map(({ time, title, description }) => (
          <li key={time} className={styles.event}>
            <time className={styles.time}>{time}</time>
            <h3 className={styles.title}>{title}</h3>
            <p className={itemText}>{description}</p>
          </li>
        ))}
      </ol>
      <p className={styles.caption}>{caption}</p>
    </div>
  );
}
