import { uprightCurve } from '../Flow/flowPaths';

/** Width of the drawing, and distances between two crossings of a strand with the middle. */
const width = 1200;
const arc = { calm: 120, busy: 60 } as const;
/** Distance of the control points from the middle. */
const control = { calm: -26, busy: -40 } as const;

export const box = [width, 100] as const;
const middle = box[1] / 2;

/** Instead of its first busy arc, the second strand leaves the braid at the first event. */
const alert = 'l7-46 9 84 6-38q19-40 38 0';

/** Returns a chain of quadratic arcs with alternating sides; the `t` command repeats an arc in five characters. */
const arcs = (count: number, kind: keyof typeof arc, side = 1) =>
  `q${arc[kind] / 2} ${side * control[kind]} ${arc[kind]} 0${`t${arc[kind]} 0`.repeat(count - 1)}`;

/** Returns an arc as long as a calm one that begins as a calm one and ends as a busy one, or the reverse. */
const join = (to: keyof typeof arc, side: number) =>
  to === 'busy' ? `c40 ${side * -17} 97 ${side * -30} 120 0` : `c23 ${side * -30} 80 ${side * -17} 120 0`;

/**
 * Returns the hours of an axis with even steps, from 0 to 24 with the whole hours around some times between them, and SVG path
 * data in a box of 1200 by 100: three strands, each with a third of a wave's offset, which are calm but for the time from the
 * first to the last event, and continue beyond the edges of the widest window; nodes on the second strand at the times;
 * leaders from them to the columns of their events, 70 below the box.
 */
export function dayPaths(times: readonly string[]) {
  const events = times.map((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return hour + minute / 60;
  });
  const [first = 0, last = first] = [events[0], events.at(-1)];
  const start = Math.floor(first);
  const step = Math.ceil((last - start) / 6);
  const steps = Math.ceil((last - start) / step);
  const around = Array.from({ length: steps + 1 }, (_, index) => Math.min(24, start + step * index));
  const hours = [...new Set([0, ...around, 24])];
  const places = events.map((event) => {
    const index = hours.findLastIndex((hour) => hour <= event);
    const [before = 0, after = 24] = hours.slice(index, index + 2);
    return Math.round((width * (index + (event - before) / (after - before))) / (hours.length - 1));
  });
  const [from = 0, to = from] = [places[0], places.at(-1)];
  const busy = 2 * Math.ceil((to - from) / (2 * arc.busy));
  const nodes = places.map((x) => {
    const at = (x - from) / arc.busy;
    const side = Math.floor(at) % 2 === 0 ? 1 : -1;
    return { x, y: Math.round(middle + side * 2 * (at % 1) * (1 - (at % 1)) * control.busy) };
  });
  return {
    hours,
    strands: [0, 1, 2].map(
      (strand) =>
        `M${from - 12 * arc.calm + ((strand - 1) * 2 * arc.calm) / 3} ${middle}${arcs(11, 'calm')}${join('busy', -1)}${
          strand === 1 ? alert + arcs(busy - 1, 'busy', -1) : arcs(busy, 'busy')
        }${join('calm', 1)}${arcs(19, 'calm', -1)}`,
    ),
    nodes: nodes.map(({ x, y }) => `M${x} ${y}h0`).join(''),
    leaders: nodes
      .map((node, index) => uprightCurve(node, { x: (index * width * 1.02) / times.length + 6, y: 170 }))
      .join(''),
  };
}
