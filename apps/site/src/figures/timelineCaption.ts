import type { TimelineStep } from '@keystrand/ui';

/** Up to this sum a caption counts in working days, above it in weeks. */
const mostDays = 30;

/**
 * Returns how the durations of a timeline add up, from its first step to the first wait or step without a length;
 * undefined if fewer than two steps have one. Steps of less than a day are left out.
 */
export function timelineCaption(steps: readonly TimelineStep[]): string | undefined {
  const end = steps.findIndex(({ days, after, parallel }) => after ?? (!days && !parallel));
  const counted = steps
    .map(({ days, parallel }, index) => ({ number: index + 1, days, parallel }))
    .slice(0, end === -1 ? undefined : end)
    .filter(({ days, parallel }) => days && days.max > 0 && !parallel);
  const [first, last] = [counted[0], counted.at(-1)];
  if (!first || !last || first === last) return undefined;
  const sum = (bound: 'min' | 'max') => counted.reduce((total, { days }) => total + (days?.[bound] ?? 0), 0);
  const [unit, length] = sum('max') > mostDays ? ['weeks', 5] : ['working days', 1];
  const [min, max] = [sum('min'), sum('max')].map((days) => String(Math.round(days / length)));
  const range = min === max ? max : `${min ?? ''} to ${max ?? ''}`;
  return `Durations of steps ${String(first.number)} to ${String(last.number)}, added up: ${range ?? ''} ${unit}.`;
}
