import type { ClockTime, SpecimenPeriod } from './types';

function getMinutes(time: ClockTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `sent`: settled; `left`: open before the deadline; `late`: open after it. */
export type PeriodState = 'sent' | 'left' | 'late';

/** A period of a clock, as percentages of the days shown, and the remaining time. */
export interface ClockTimes {
  readonly from: number;
  /** End of the used part: when it was settled, otherwise now. */
  readonly used: number;
  readonly deadline: number;
  readonly state: PeriodState;
  /** How long it is left or late, such as `65 h 10 min`, or when it was sent, such as `11:20`. */
  readonly time: string;
}

/** Returns a time of the first day as a percentage of the days shown. */
export function clockPosition(time: ClockTime, days: number): number {
  return Number(((getMinutes(time) / (days * 1440)) * 100).toFixed(2));
}

/** Returns `65 h 10 min`, or `0 min`. */
function duration(total: number): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (hours === 0) return `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
}

/** Returns where a period is on a clock of so many days at the time `now`, and the remaining time. */
export function clockTimes({ from, hours, sent }: SpecimenPeriod, now: ClockTime, days: number): ClockTimes {
  const left = getMinutes(from) + hours * 60 - getMinutes(now);
  const start = clockPosition(from, days);
  return {
    from: start,
    used: clockPosition(sent ?? now, days),
    deadline: Number((start + (hours / (days * 24)) * 100).toFixed(2)),
    state: sent ? 'sent' : left >= 0 ? 'left' : 'late',
    time: sent ?? duration(Math.abs(left)),
  };
}

/** Returns the words for a period: when it was sent, or how long it is left or late. */
export type PeriodText = (state: PeriodState, time: string) => string;

export const defaultPeriodText: PeriodText = (state, time) =>
  state === 'sent' ? `sent ${time}` : `${time} ${state}`;
