import type { SpecimenPeriod } from './types';

const getMinutes = (time: string) => {
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return Number(hours || Number.NaN) * 60 + Number(minutes);
};

/** `sent`: settled; `left`: open before the deadline; `late`: open after it. */
export type PeriodState = 'sent' | 'left' | 'late';

/** A period of a clock, as percentages of the days shown, and the remaining time. */
export interface ClockTimes {
  readonly from: number;
  /** End of the used part: when it was settled, otherwise now. */
  readonly used: number;
  readonly deadline: number;
  readonly state: PeriodState;
  /** Minutes that are left or late; the minute of the first day at which it was sent. */
  readonly minutes: number;
}

/** Returns a time of the first day as a percentage of the days shown. */
export function clockPosition(time: string, days: number): number {
  return Number(((getMinutes(time) / (days * 1440)) * 100).toFixed(2));
}

/** Returns where a period is on a clock of so many days at the time `now`, and the remaining time. */
export function clockTimes({ from, hours, sent }: SpecimenPeriod, now: string, days: number): ClockTimes {
  const left = getMinutes(from) + hours * 60 - getMinutes(now);
  const start = clockPosition(from, days);
  return {
    from: start,
    used: clockPosition(sent ?? now, days),
    deadline: Number((start + (hours / (days * 24)) * 100).toFixed(2)),
    ...(sent === undefined
      ? { state: left >= 0 ? 'left' : 'late', minutes: Math.abs(left) }
      : { state: 'sent', minutes: getMinutes(sent) }),
  };
}

/** Returns the first time that is not `HH:MM`, if any. */
export function wrongTime(now: string, periods: readonly SpecimenPeriod[]): string | undefined {
  const times = [now, ...periods.flatMap(({ from, sent }) => (sent === undefined ? [from] : [from, sent]))];
  return times.find((time) => Number.isNaN(getMinutes(time)));
}

/** Returns the words for a period: sent at that minute of the day, or open with so many minutes left or late. */
export type PeriodText = (state: PeriodState, minutes: number) => string;

/** Returns `65 h 10 min`, or `0 min`. */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : '']
    .filter(Boolean)
    .join(' ');
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

export const defaultPeriodText: PeriodText = (state, minutes) =>
  state === 'sent'
    ? `sent ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
    : `${duration(minutes)} ${state}`;
