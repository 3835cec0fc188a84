import * as styles from './Time.css';

export interface TimeProps {
  /** A calendar date by ISO 8601, such as `2026-03-12`. */
  readonly date: string;
}

// A calendar date has no zone: reckoned and written in UTC, it reads the same on the server and everywhere.
const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * A calendar date in words, with its machine-readable form.
 *
 * Keyboard: nothing in it takes the focus.
 *
 * WCAG: a `time` element, so that the date can be told by programs (1.3.1).
 *
 * @throws RangeError when the date is none.
 */
export function Time({ date }: TimeProps) {
  return (
    <time className={styles.time} dateTime={date}>
      {format.format(new Date(`${date}T00:00:00Z`))}
    </time>
  );
}
