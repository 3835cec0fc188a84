import { braidPath } from '../Figure/braidPath';
import { levelCurve } from '../Flow/flowPaths';
import { Art, Drawing } from '../Figure/Drawing';

/** Renders a case: loose strands, a braid with a ring for each step of the work, and an end that the client holds. */
export function CaseArt({ steps }: { readonly steps: number }) {
  const drawing = new Drawing();
  const [start, end, y] = [294, 656, 200];
  for (const from of [30, 140, 260, 370]) drawing.ink += levelCurve({ x: 0, y: from }, { x: start, y });
  drawing.strands(braidPath({ x0: start, x1: end, y, height: 200, arcs: steps + 1 }));
  for (let step = 1; step <= steps; step += 1)
    drawing.mark('rings', start + (step * (end - start)) / (steps + 1), y);
  drawing.line = `M${String(end)} ${String(y)}H672`;
  drawing.mark('discs', 674, y);
  drawing.ink += `M674 ${String(y)}H1000`;
  return <Art drawing={drawing} />;
}
