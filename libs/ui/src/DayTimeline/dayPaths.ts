import { uprightCurve } from '../Flow/flowPaths';

/** Width of the drawing, and distances between two crossings of a strand with the middle. */
const width = 1200;
const arc = { calm: 120, busy: 60 } as const;
/** Distance of the control points from the middle. */
const control = { calm: -52, busy: -80 } as const;

export const box = [width, 180] as const;
const middle = box[1] / 2;

/** Instead of its first busy arc, the second strand leaves the braid at the first event. */
const alert = 'l7-84 9 154 6-70q19-80 38 0';

/** Returns a chain of quadratic arcs with alternating sides; the `t` command repeats an arc in five characters. */
const arcs = (count: number, kind: keyof typeof arc, side = 1) =>
  `q${arc[kind] / 2} ${side * control[kind]} ${arc[kind]} 0${`t${arc[kind]} 0`.repeat(count - 1)}`;

/** Returns an arc as long as a calm one that begins as a calm one and ends as a busy one, or the reverse. */
const join = (to: keyof typeof arc, side: number) =>
  to === 'busy' ? `c40 ${side * -34} 97 ${side * -60} 120 0` : `c23 ${side * -60} 80 ${side * -34} 120 0`;

/** In minutes: between two stops of the axis, which has a break where it leaves out more, and in a day. */
const [step, day] = [15, 24 * 60];

/**
 * Returns the stops of an axis from midnight to midnight with the quarters of an hour around some times, each in the middle of
 * a cell of one width, and SVG path data in a box of 1200 by 180: the axis at its upper edge; three strands, each with a third
 * of a wave's offset, which are calm but for the time from the first to the last event, and continue beyond the edges of the
 * widest window; nodes on the second strand at the times; leaders from them to the columns of their events, 90 below the box.
 */
export function dayPaths(times: readonly string[]) {
  const events = times.map((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return hour * 60 + minute;
  });
  const around = events.flatMap((event) => [Math.floor(event / step), Math.ceil(event / step)]);
  const minutes = [...new Set([0, ...around.map((at) => at * step), day])];
  const cell = width / minutes.length;
  const axis = minutes.map((at, index) => {
    const broken = at + step < (minutes[index + 1] ?? 0);
    // Two oblique strokes, between which it has a gap of 12.
    const gap = broken ? `H${cell * (index + 1) - 6}m-4 6l8-12m12 0l-8 12m4-6` : '';
    return `H${cell * (index + 0.5)}v6v-6${gap}`;
  });
  const places = events.map((event) => {
    const index = minutes.findLastIndex((at) => at <= event);
    const [before = 0, after = day] = minutes.slice(index, index + 2);
    return Math.round(cell * (index + 0.5 + (event - before) / (after - before)));
  });
  const [from = 0, to = from] = [places[0], places.at(-1)];
  const busy = 2 * Math.ceil((to - from) / (2 * arc.busy));
  const nodes = places.map((x) => {
    const at = (x - from) / arc.busy;
    const side = Math.floor(at) % 2 === 0 ? 1 : -1;
    return { x, y: Math.round(middle + side * 2 * (at % 1) * (1 - (at % 1)) * control.busy) };
  });
  return {
    stops: minutes.map((at, index) => {
      const [hour, minute] = [Math.floor(at / 60), at % 60].map((value) => String(value).padStart(2, '0'));
      if (minute === '00') return `${hour}`;
      return at - (minutes[index - 1] ?? 0) > step ? `${hour}:${minute}` : `:${minute}`;
    }),
    axis: `M0 0${axis.join('')}H${width}`,
    strands: [0, 1, 2].map(
      (strand) =>
        `M${from - 14 * arc.calm + ((strand - 1) * 2 * arc.calm) / 3} ${middle}${arcs(13, 'calm')}${join('busy', -1)}${
          strand === 1 ? alert + arcs(busy - 1, 'busy', -1) : arcs(busy, 'busy')
        }${join('calm', 1)}${arcs(19, 'calm', -1)}`,
    ),
    nodes: nodes.map(({ x, y }) => `M${x} ${y}h0`).join(''),
    leaders: nodes
      .map((node, index) => uprightCurve(node, { x: (index * width * 1.02) / times.length + 6, y: 270 }))
      .join(''),
  };
}
