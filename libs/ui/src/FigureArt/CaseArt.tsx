import { braidPath } from '../Figure/braidPath';
import { levelCurve } from '../Flow/flowPaths';
import { Art, Drawing, Labels } from '../Figure/Drawing';
import { numbers } from '../Figure/Drawing.css';

const [x0, x1, end, y] = [225, 540, 622, 200];
const toBraid = (x: number, from: number) => levelCurve({ x, y: from }, { x: x0, y });
const fourTimes = (draw: (y: number, x: number) => string) =>
  [30, 140, 260, 370].map((from, index) => draw(from, 50 + 27 * index)).join('');
const loose = fourTimes((from) => toBraid(0, from));
const loop = 'h34c54 0 54-240 12-240s-42 240 12 240';

/** What leads to the braid, such as parties apart, a system cut off, copies of one, or strands that nobody looks after. */
const starts = {
  loose: { ink: loose },
  apart: { ink: fourTimes((from) => `M0 ${from}H157${toBraid(157, from)}`) },
  single: { ink: `M0 ${y}H${x0}` },
  cut: {
    ink: fourTimes((from, x) => `M0 ${from}H${x}`),
    open: fourTimes((from, x) => `M${x} ${from}h0`),
    dotted: fourTimes((from, x) => toBraid(x, from)),
  },
  copies: { ink: fourTimes((to) => levelCurve({ x: 0, y }, { x: 100, y: to }) + toBraid(100, to)) },
  loops: { ink: `M0 310${loop.repeat(3)}${toBraid(174, 310)}` },
  pieces: {
    ink: `M0 60H57M57 150H115M115 240H172${toBraid(172, 240)}`,
    squares: 'M57 60h.1M115 150h.1M172 240h.1',
  },
  faded: { dotted: loose },
};

export interface CaseArtProps {
  readonly start: keyof typeof starts;
  readonly steps: number;
  /** Above the start, the braid and the end. */
  readonly words: readonly [string, string, string];
}

/** Renders a case: its start, a braid with a numbered ring for each step of the work, and the end that its clients hold. */
export function CaseArt({ start, steps, words }: CaseArtProps) {
  const box = [end, 400] as const;
  const drawing = Object.assign(new Drawing(), starts[start], { box });
  drawing.strands(braidPath({ x0, x1, y, height: 200, arcs: steps + 1 }));
  const heads = Object.assign(new Drawing(), { box });
  words.forEach((word, index) => heads.label(word, [0, x0, end][index] ?? 0, 0, 'over'));
  const rings = Array.from({ length: steps }, (_, step) => x0 + ((step + 1) * (x1 - x0)) / (steps + 1));
  rings.forEach((x, step) => {
    drawing.mark('rings', x, y);
    drawing.label(String(step + 1), x, y, 'in');
  });
  for (const holder of start === 'apart' || start === 'pieces' ? [60, y, 340] : [y]) {
    drawing.line += levelCurve({ x: x1, y }, { x: end, y: holder });
    drawing.mark('discs', end, holder);
  }
  return (
    <>
      <Art drawing={drawing} />
      <Labels className={numbers} drawings={[drawing]} />
      <Labels drawings={[heads]} />
    </>
  );
}
