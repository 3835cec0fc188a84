import { braidPath } from '../Figure/braidPath';
import { levelCurve } from '../Flow/flowPaths';
import { Art, Drawing, Labels } from '../Figure/Drawing';
import { numbers } from '../Figure/Drawing.css';

const [x0, x1, end, y] = [225, 540, 622, 220];
const rows = [75, 172, 269, 366];
const toBraid = (x: number, from: number) => levelCurve({ x, y: from }, { x: x0, y });
const inRows = (draw: (y: number, x: number) => string) =>
  rows.map((from, index) => draw(from, 150 + 8 * index)).join('');
const apart = inRows((from) => `M0 ${from}H165${toBraid(165, from)}`);
const toMark = inRows((from, x) => `M0 ${from}H${x}`);
const loop = 'h25c40 0 40-240 9-240s-31 240 9 240';

/** What leads to the braid, such as parties apart, a system cut off, copies of one, or strands that nobody looks after. */
const starts = {
  apart: { ink: apart },
  single: { ink: `M0 ${y}H${x0}` },
  cut: {
    ink: toMark,
    open: inRows((from, x) => `M${x} ${from}h0`),
    dotted: inRows((from, x) => toBraid(x, from)),
  },
  copies: { ink: inRows((to) => `${levelCurve({ x: 0, y }, { x: 55, y: to })}H165${toBraid(165, to)}`) },
  loops: { ink: `M0 340${loop.repeat(4)}${toBraid(172, 340)}` },
  pieces: { ink: toMark, squares: inRows((from, x) => `M${x} ${from}h.1`) },
  faded: { dotted: apart },
};

export interface CaseArtProps {
  readonly start: keyof typeof starts;
  /** Of what leads to the braid, from the top. */
  readonly names: readonly string[];
  readonly steps: number;
  /** The two results that the client holds. */
  readonly held: readonly [string, string];
  /** Above the start, the braid and the end. */
  readonly words: readonly [string, string, string];
}

/** Renders a case: its start, a braid with a numbered ring for each step of the work, and what its client holds at the end. */
export function CaseArt({ start, names, steps, held, words }: CaseArtProps) {
  const box = [end, 400] as const;
  const drawing = Object.assign(new Drawing(), starts[start], { box });
  drawing.strands(braidPath({ x0, x1, y, height: 140, arcs: steps + 1 }));
  const labels = Object.assign(new Drawing(), { box });
  const [nameX, nameRows] = [start === 'copies' ? 55 : 0, start === 'single' ? [y] : rows];
  names.forEach((name, index) => labels.label(name, nameX, nameRows[index] ?? 0, 'over'));
  const rings = Array.from({ length: steps }, (_, step) => x0 + ((step + 1) * (x1 - x0)) / (steps + 1));
  rings.forEach((x, step) => {
    drawing.mark('rings', x, y);
    drawing.label(String(step + 1), x, y, 'in');
  });
  held.forEach((result, index) => {
    const to = [125, 315][index] ?? y;
    drawing.line += levelCurve({ x: x1, y }, { x: end, y: to });
    drawing.mark('discs', end, to);
    labels.label(result, end, to, index ? 'belowEnd' : 'aboveEnd');
  });
  words.forEach((word, index) => labels.label(word, [0, x0, end][index] ?? 0, -30, 'over'));
  return (
    <>
      <Art drawing={drawing} />
      <Labels className={numbers} drawings={[drawing]} />
      <Labels drawings={[labels]} />
    </>
  );
}
