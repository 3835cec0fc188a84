import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { levelCurve } from '../Flow/flowPaths';
import { hueClass } from '../theme/hue.css';
import type { Hue } from '../theme/tokens';
import { arc, Art, beyond, Drawing, DrawingPaths, getRows } from '../Figure/Drawing';
import { art, labels } from '../Figure/Drawing.css';

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
    /** Above its beginning. */
    readonly label?: string;
  }[];
  /**
   * `spread`: the strands begin in one point; `list`: they do, and end at their last ring; `gather`: they begin at clients,
   * and end in one braid; `branch`: they leave a braid one after the other, each at a ring, and end in their squares, or in a
   * ring; `plait`: three begin apart, with their rings, and go on as one.
   * @default 'spread'
   */
  readonly direction?: 'spread' | 'list' | 'gather' | 'branch' | 'plait';
}

const node = { x: 20, y: 200 } as const;
const knot = { x: 400, y: 200 } as const;

/**
 * Renders the entries of an index as strands with their marks; for the `figure` of the `Hero` of a page that is an index,
 * which it fills. Hidden from screen readers, because the index itself is on the page.
 */
export function IndexArt({ strands, direction = 'spread', ...rest }: IndexArtProps) {
  const rows = getRows(strands.length);
  const most = Math.max(...strands.map(({ rings = 0 }) => rings));
  const pitch = direction === 'list' ? 750 / (most - 0.5) : Math.min(70, 640 / most);
  const longest = Math.max(...strands.map(({ squares = 1 }) => 46 * squares));
  const apart = arc * Math.max(1, Math.floor((835 - longest) / (arc * Math.max(1, strands.length - 1))));
  // Every second strand is shifted, so that marks do not touch on narrow screens.
  const shifted = rows.map((y, row) => ({ x: 20 + 45 * (row % 2), y }));
  const clients = { spread: [node], list: [node], gather: shifted, branch: [], plait: [] }[direction];
  return (
    <>
      <Art {...rest}>
        {strands.map(({ hue, rings = 0, squares = 0, result }, row) => {
          const drawing = new Drawing();
          const [y = 0, from = node] = [rows[row], clients[row]];
          if (direction === 'gather') {
            drawing.line = levelCurve(from, knot);
            if (row === 0) {
              drawing.braid(knot.x, beyond, knot.y);
              drawing.marks('rings', rings, knot.x + arc, 2 * arc, knot.y);
            }
          } else if (direction === 'branch') {
            const x = node.x + apart * row;
            const level = 1 - Math.floor(row / 2) / Math.ceil(strands.length / 2);
            const end = { x: x + 2 * arc, y: Math.round(node.y + (row % 2 ? 175 : -175) * level) };
            if (row === 0) drawing.braid(node.x, beyond, node.y);
            drawing.line = `${levelCurve({ x, y: node.y }, end)}h${46 * (squares || 1)}`;
            drawing.marks(squares ? 'squares' : 'rings', squares || 1, end.x + 46, 46, end.y);
            drawing.mark('rings', x, node.y);
          } else if (direction === 'plait') {
            // From its first peak, where it is level, to the opposite ones. Peaks of the three are 45 apart.
            const [start, side] = [{ x: 260, y: Math.round(y) }, row === 2 ? 1 : -1];
            const peak = { x: 500 + 45 * ((2 * row) % 3), y: node.y + 75 * side };
            const turn = (to: number) => `c68 0 67 ${to} 135 ${to}`;
            drawing.line = `M${node.x} ${start.y}H260${levelCurve(start, peak)}${(turn(-150 * side) + turn(150 * side)).repeat(14)}`;
            drawing.marks('rings', rings, node.x, 90, y);
          } else if (result) {
            const end = { paper: 535, project: 810, operation: beyond }[result];
            drawing.line = levelCurve(from, { x: 260, y });
            if (result === 'paper') drawing.line += `H${end}`;
            else drawing.braid(260, end, y);
            drawing.mark('rings', 260, y);
            drawing.mark('discs', end, y);
          } else {
            const at = (ring: number) => Math.round(230 + pitch * (ring + (row % 2) / 2));
            const end = direction === 'list' ? at(rings - 1) : beyond;
            drawing.line = `${levelCurve(from, { x: 200, y: Math.round(y) })}H${end}`;
            for (let ring = 0; ring < rings; ring += 1) drawing.mark('rings', at(ring), y);
          }
          if (row === strands.length - 1) for (const { x, y: at } of clients) drawing.mark('discs', x, at);
          return (
            <g key={row} className={hue && hueClass[hue]}>
              <DrawingPaths drawing={drawing} />
            </g>
          );
        })}
      </Art>
      {direction === 'plait' ? (
        <svg className={clsx(art, labels)} aria-hidden="true">
          {strands.map(({ label }, row) => (
            <text key={row} x="2%" y={`${17 + 33 * row}%`}>
              {label}
            </text>
          ))}
        </svg>
      ) : null}
    </>
  );
}
