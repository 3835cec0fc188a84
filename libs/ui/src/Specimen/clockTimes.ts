import type { SpecimenPeriod } from './types';

const minutesOf = (time: string) => {
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return Number(hours || Number.NaN) * 60 + Number(minutes);
};

/** A period of a clock, as percentages of the days shown, and how it stands in words. */
export interface ClockTimes {
  readonly from: number;
  /** End of the used part: when it was settled, otherwise now. */
  readonly used: number;
  readonly deadline: number;
  /** `sent 11:20`, `65 h 10 min left` or `2 h 5 min late`. */
  readonly state: string;
}

/** Returns the words for a number of minutes: `65 h 10 min`. */
function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return [hours > 0 ? `${hours} h` : '', minutes % 60 > 0 ? `${minutes % 60} min` : '']
    .filter(Boolean)
    .join(' ');
}

/** Returns a time of the first day as a percentage of the days shown. */
export function clockPosition(time: string, days: number): number {
  return Number(((minutesOf(time) / (days * 1440)) * 100).toFixed(2));
}

/** Returns where a period is on a clock of so many days at the time `now`, and what remains of it. */
export function clockTimes({ from, hours, sent }: SpecimenPeriod, now: string, days: number): ClockTimes {
  const left = minutesOf(from) + hours * 60 - minutesOf(now);
  const open = left >= 0 ? `${duration(left) || '0 min'} left` : `${duration(-left)} late`;
  const start = clockPosition(from, days);
  return {
    from: start,
    used: clockPosition(sent ?? now, days),
    deadline: Number((start + (hours / (days * 24)) * 100).toFixed(2)),
    state: sent === undefined ? open : `sent ${sent}`,
  };
}

/** Returns the first time that is not `HH:MM`, if any. */
export function wrongTime(now: string, periods: readonly SpecimenPeriod[]): string | undefined {
  const times = [now, ...periods.flatMap(({ from, sent }) => (sent === undefined ? [from] : [from, sent]))];
  return times.find((time) => Number.isNaN(minutesOf(time)));
}
