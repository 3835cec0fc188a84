import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from '../Figure/Drawing.css';
import { levelCurve } from '../Flow/flowPaths';
import { hueClass } from '../theme/hue.css';
import type { Hue } from '../theme/tokens';
import { arc, Art, beyond, Drawing, DrawingPaths, getRows, Labels } from '../Figure/Drawing';

export interface IndexArtProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /**
   * A strand for each entry of the index: its hue, and its rings, or with `branch` its squares for third parties. With
   * `spread` a strand may end in a `paper` or a finished `project` that the client holds, or in `operation`, which goes on.
   */
  readonly strands: readonly {
    /** @default that of the page */
    readonly hue?: Hue | undefined;
    readonly rings?: number;
    readonly squares?: number;
    readonly result?: 'paper' | 'project' | 'operation';
    /** Above its beginning or squares, on its line, or after its end; except with `plait` only where there is room. */
    readonly label?: string | undefined;
  }[];
  /**
   * `spread`: the strands begin in one point; `list`: they do, and end at their last ring; `gather`: they begin at clients,
   * and end in one braid; `branch`: they leave a braid one after the other, each at a ring, and end in their squares, or in a
   * ring; `plait`: three begin apart, with their rings, and go on as one.
   * @default 'spread'
   */
  readonly direction?: 'spread' | 'list' | 'gather' | 'branch' | 'plait';
}

type Strands = IndexArtProps['strands'];
type Placed = Strands[number] & { readonly row: number; readonly y: number };

const node = { x: 20, y: 200 } as const;
const knot = { x: 560, y: 200 } as const;

const getMostRings = (strands: Strands) => Math.max(...strands.map(({ rings = 0 }) => rings));

/** Draws a strand with its rings, and returns its end. */
function drawRings(drawing: Drawing, { rings = 0, y }: Placed, pitch: number, runsOn: boolean) {
  const first = 250;
  const end = runsOn ? beyond : Math.round(first + pitch * (rings - 1));
  drawing.line = `${levelCurve(node, { x: 200, y: Math.round(y) })}H${end}`;
  drawing.marks('rings', rings, first, pitch, y);
  return end;
}

/** Draws a strand in each direction. */
const draw = {
  spread(drawing: Drawing, strand: Placed, strands: Strands) {
    const { label, result, y } = strand;
    if (!result) {
      drawing.label(label, 232, y - 17, 'over');
      drawRings(drawing, strand, Math.min(70, 640 / getMostRings(strands)), true);
      return;
    }
    const end = { paper: 535, project: 810, operation: beyond }[result];
    drawing.line = levelCurve(node, { x: 260, y });
    if (result === 'paper') drawing.line += `H${end}`;
    else drawing.braid(260, end, y);
    drawing.label(label, 260, y - 17, 'head');
    drawing.mark('rings', 260, y);
    drawing.mark('discs', end, y);
  },
  list(drawing: Drawing, strand: Placed, strands: Strands) {
    const pitch = Math.min(80, 730 / (getMostRings(strands) - 0.5));
    drawing.label(strand.label, drawRings(drawing, strand, pitch, false), strand.y, 'after');
  },
  gather(drawing: Drawing, { label, rings = 0, row, y }: Placed) {
    drawing.line = `M${node.x} ${y}H340${levelCurve({ x: 340, y }, knot)}`;
    drawing.label(label, node.x, y, 'on');
    drawing.mark('discs', node.x, y);
    if (row > 0) return;
    drawing.braid(knot.x, beyond, knot.y);
    drawing.marks('rings', rings, knot.x + arc, 2 * arc, knot.y);
  },
  branch(drawing: Drawing, { label, squares = 0, row }: Placed, strands: Strands) {
    const pitch = 90;
    const start = { x: node.x + arc * row, y: node.y };
    const level = 1 - Math.floor(row / 2) / Math.ceil(strands.length / 2);
    const end = { x: start.x + 2 * arc, y: Math.round(node.y + (row % 2 ? 175 : -175) * level) };
    const count = squares || 1;
    if (row === 0) drawing.braid(node.x, beyond, node.y);
    drawing.line = `${levelCurve(start, end)}h${pitch * count}`;
    drawing.marks(squares ? 'squares' : 'rings', count, end.x + pitch, pitch, end.y);
    drawing.label(label, end.x + pitch, end.y, squares ? 'above' : 'after');
    drawing.mark('rings', start.x, start.y);
  },
  plait(drawing: Drawing, { label, rings = 0, row, y }: Placed) {
    drawing.label(label, node.x, y);
    // From its first peak, where it is level, to the opposite ones. Peaks of the three are 45 apart.
    const [start, side] = [{ x: 260, y: Math.round(y) }, row === 2 ? 1 : -1];
    const peak = { x: 500 + 45 * ((2 * row) % 3), y: node.y + 75 * side };
    const turn = (to: number) => `c68 0 67 ${to} 135 ${to}`;
    drawing.line = `M${node.x} ${start.y}H260${levelCurve(start, peak)}${(turn(-150 * side) + turn(150 * side)).repeat(14)}`;
    drawing.marks('rings', rings, node.x, 90, y);
  },
};

/**
 * Renders the entries of an index as strands with their marks; for the `figure` of the `Hero` of a page that is an index,
 * which it fills. Hidden from screen readers, because the index itself is on the page.
 */
export function IndexArt({ strands, direction = 'spread', ...rest }: IndexArtProps) {
  const rows = getRows(strands.length);
  const drawings = strands.map((strand, row) => {
    const drawing = new Drawing();
    draw[direction](drawing, { ...strand, row, y: rows[row] ?? 0 }, strands);
    return drawing;
  });
  // Over all strands, which begin there.
  if (direction === 'spread' || direction === 'list') drawings.at(-1)?.mark('discs', node.x, node.y);
  return (
    <>
      <Art {...rest}>
        {drawings.map((drawing, row) => {
          const hue = strands[row]?.hue;
          return (
            <g key={row} className={hue && hueClass[hue]}>
              <DrawingPaths drawing={drawing} />
            </g>
          );
        })}
      </Art>
      <Labels className={clsx(styles.labels, direction !== 'plait' && styles.roomy)} drawings={drawings} />
    </>
  );
}
