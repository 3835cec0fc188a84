import type { ComponentPropsWithRef } from 'react';
import { levelCurve } from '../Flow/flowPaths';
import { Art, beyond, Drawing, Labels } from '../Figure/Drawing';
import type { Mark } from '../Figure/Drawing';

/** A strand: ends of its lengths and places of its marks, in hundredths of the width. Beyond 100 it runs on. */
export interface ArtRow extends Partial<Record<Mark, readonly number[]>> {
  readonly label: string;
  /** Where the label begins. @default 2 */
  readonly start?: number;
  readonly braid?: readonly (readonly [from: number, to: number])[];
  readonly dotted?: readonly (readonly [from: number, to: number])[];
  /** Whether the strand goes on from the end of its last braid to the beginning of the next one. @default false */
  readonly joins?: boolean;
}

export interface RowArtProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  readonly rows: readonly ArtRow[];
}

/**
 * Renders two to five labelled strands below each other; for the `figure` of a `Hero` or another positioned container, which
 * it fills. Hidden from screen readers: a caption or the page states the same.
 */
export function RowArt({ rows, ...rest }: RowArtProps) {
  const drawing = new Drawing();
  rows.forEach(({ label, start = 2, braid = [], dotted = [], joins = false, ...marks }, index) => {
    const distance = 320 / (rows.length - 1);
    const y = Math.round(60 + distance * index);
    const next = rows[index + 1];
    const [, end = start] = braid.at(-1) ?? [];
    if (joins && next)
      drawing.line += levelCurve({ x: 10 * end, y }, { x: 10 * (next.start ?? 2), y: y + distance });
    for (const [from, to] of braid) drawing.braid(10 * from, Math.min(10 * to, beyond), y);
    for (const [from, to] of dotted) drawing.level('dotted', 10 * from, 10 * to, y);
    for (const [kind, places] of Object.entries(marks))
      for (const x of places) drawing.mark(kind as Mark, 10 * x, y);
    // After the end of the curve from the strand before.
    drawing.label(label, 10 * start + (rows[index - 1]?.joins ? 25 : 0), y - 17, 'head');
  });
  return (
    <>
      <Art {...rest} drawing={drawing} />
      <Labels drawings={[drawing]} />
    </>
  );
}
