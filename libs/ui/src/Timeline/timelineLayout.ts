export interface TimelineStep {
  readonly title: string;
  readonly description?: string;
  /** How long it takes, in words. */
  readonly duration?: string;
  /** Shortest and longest duration, in working days. A step without it is drawn without a length. */
  readonly days?: { readonly min: number; readonly max: number };
  readonly client?: readonly string[];
  /** The step begins after this wait for the client, which is drawn without a length. */
  readonly after?: Pick<TimelineStep, 'title' | 'duration' | 'client'>;
  /** Runs at the same time as the step before, and does not lengthen the work. */
  readonly parallel?: boolean;
}

/** A row of the drawing. Positions are fractions of the axis, 0 to 1. */
export interface TimelineRow {
  readonly kind: 'step' | 'wait' | 'open';
  /** Earliest start; for a wait or a step without a length, the start of its stretch. */
  readonly start: number;
  readonly earliest: number;
  readonly latest: number;
  readonly item: TimelineStep;
}

/** Beginning of a week or month, numbered from 1, at a fraction of the axis; a minor one has no label where there is little room. */
export interface TimelineTick {
  readonly at: number;
  readonly number: number;
  readonly minor: boolean;
}

const week = 5;
/** A twelfth of 52 weeks, in working days. */
const month = 260 / 12;
/** Length of a stretch without a scale, as a fraction of all days. */
const unscaled = 0.16;
/** Least distance of two ticks, as a fraction of the axis: a number needs 25 of 208 px on paper, and each tick is in each row. */
const numberRoom = 0.16;
/** Room for unit and number: 68 of 236 px in a window 320 px wide, with the spacing of WCAG 1.4.12. */
const labelRoom = 0.29;

const steps = [week, 2 * week, month, 2 * month, 3 * month, 4 * month, 6 * month, 12 * month];

/** Returns weekly or monthly ticks from 0 to `end`, as far apart as their numbers need. */
function ticksUntil(end: number, axis: number) {
  const step = steps.find((length) => length / axis >= numberRoom) ?? axis;
  const [unit, length] = step < month ? (['Week', week] as const) : (['Month', month] as const);
  const perLabel = Math.ceil((labelRoom * axis) / step);
  const ticks = Array.from({ length: Math.ceil((end - 0.01) / step) }, (_, index): TimelineTick => {
    const day = index * step;
    return { at: day / axis, number: Math.round(day / length) + 1, minor: index % perLabel > 0 };
  });
  return { unit, ticks };
}

/**
 * Places the steps of a piece of work on one axis. Each step starts at the earliest end of the step before. The latest
 * ends are added up likewise. After a wait or a step without a length, both sums begin anew.
 * @throws {RangeError} naming the step, if its shortest duration is negative or exceeds its longest
 */
export function timelineLayout(items: readonly TimelineStep[]) {
  let total = 0;
  for (const { title, days, parallel } of items) {
    if (!days) continue;
    if (!(days.min >= 0 && days.min <= days.max))
      throw new RangeError(`timelineLayout: "${title}" takes ${days.min} to ${days.max} days.`);
    if (!parallel) total += days.max;
  }
  let earliest = 0;
  let latest = 0;
  let scaleEnd: number | undefined;
  const rows: TimelineRow[] = [];
  /** Adds a stretch without a scale after the latest end. */
  const addStretch = (kind: 'wait' | 'open', item: TimelineStep) => {
    scaleEnd ??= latest;
    const end = latest + Math.max(1, unscaled * total);
    rows.push({ kind, start: latest, earliest: end, latest: end, item });
    earliest = end;
    latest = end;
  };
  for (const item of items) {
    const { days, after, parallel } = item;
    const before = rows.at(-1);
    if (after) addStretch('wait', after);
    if (parallel && before) rows.push({ ...before, item });
    else if (!days) addStretch('open', item);
    else {
      const start = earliest;
      earliest += days.min;
      latest += days.max;
      rows.push({ kind: 'step', start, earliest, latest, item });
    }
  }
  const axis = latest || 1;
  return {
    ...ticksUntil(scaleEnd ?? latest, axis),
    rows: rows.map((row) => ({
      ...row,
      start: row.start / axis,
      earliest: row.earliest / axis,
      latest: row.latest / axis,
    })),
  };
}
