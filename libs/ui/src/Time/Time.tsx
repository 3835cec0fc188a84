import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { tag } from '../Tag/Tag.css';

export interface TimeProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** A calendar date in ISO 8601 format, such as `2026-03-12`. */
  readonly date: string;
  /** BCP 47 language tag of the format. @default 'en-GB' */
  readonly locale?: string;
}

/**
 * Renders a calendar date as text and, for programs, as the `datetime` attribute.
 *
 * @throws {RangeError} if the date is invalid
 */
export function Time({ date, locale = 'en-GB', className, ...rest }: TimeProps) {
  // A calendar date has no time zone: formatting it in UTC gives the same text on the server and in every browser.
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <time {...rest} className={clsx(tag, className)} dateTime={date}>
      {format.format(new Date(`${date}T00:00:00Z`))}
    </time>
  );
}
