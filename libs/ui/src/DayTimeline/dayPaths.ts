import { uprightCurve } from '../Flow/flowPaths';

/** Width of the drawing for 24 hours, and distances between two crossings of a strand with the middle. */
const width = 1200;
const arc = { calm: 48, busy: 12 } as const;

export const box = [width, 100] as const;
const middle = box[1] / 2;

/** Strands continue for a day on both sides, beyond the edges of the widest window. */
const from = -width;
const to = 2 * width;

function position(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return Math.round((width * (hours + minutes / 60)) / 24);
}

/** Returns a chain of quadratic arcs with alternating sides; the `t` command repeats an arc in five characters. */
const arcs = (count: number, length: number, control: number) =>
  count > 0
    ? `q${String(length / 2)} ${String(control)} ${String(length)} 0${`t${String(length)} 0`.repeat(count - 1)}`
    : '';

/**
 * Returns SVG path data in a box of 1200 by 100: three strands, each with a third of a wave's offset, which are calm but for
 * the time from the first to the last event. The second one leaves the braid at the first event.
 */
export function dayStrands(times: readonly string[]): readonly string[] {
  const [first = '00:00', last = first] = [times[0], times.at(-1)];
  return [0, 1, 2].map((strand) => {
    const start = from + (position(first) % arc.calm) + ((strand - 1) * 2 * arc.calm) / 3;
    const before = Math.ceil((position(first) - start) / arc.calm);
    const alert = start + before * arc.calm;
    const during = 2 * Math.ceil((position(last) - alert) / (2 * arc.busy));
    const after = Math.ceil((to - alert - during * arc.busy) / arc.calm);
    const side = before % 2 === 0 ? -1 : 1;
    return [
      `M${String(start)} ${String(middle)}${arcs(before, arc.calm, -26)}`,
      strand === 1 ? 'l7-46 9 84 6-38' : '',
      arcs(during, arc.busy, 40 * side),
      arcs(after, arc.calm, 26 * side),
    ].join('');
  });
}

/** Returns lines from the times on the strands to the columns of their events, 70 below the box. */
export const dayLeaders = (times: readonly string[]): string =>
  times
    .map((time, index) => {
      const column = (index * width * 1.02) / times.length + 6;
      return uprightCurve({ x: position(time), y: middle }, { x: column, y: 170 });
    })
    .join('');
