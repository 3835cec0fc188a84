import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { braidPath } from './braidPath';
import type { BraidPaths } from './braidPath';
import * as styles from './Drawing.css';
import * as figure from './Figure.css';
import { Stretched } from './Stretched';

export type Mark = 'dots' | 'rings' | 'open' | 'discs' | 'squares';

/** Distance between two crossings of a braid. */
export const arc = 65;

/** Where lines that run on end: beyond the right edge of every window, which crops them. */
export const beyond = 20 + 65 * arc;

/** Alignment of a label and its distance from a point of the drawing. */
const places = {
  above: ['start', '-0.5rem', '-1.125rem'],
  below: ['start', '-0.5rem', '1.5rem'],
  /** Nearer than `above`, for a point above what it names. */
  over: ['start', '0', '-0.4rem'],
  /** The same above a mark, from its edge. */
  head: ['start', '-0.4375rem', '-0.4rem'],
  after: ['start', '1rem', '0.35em'],
  /** On the line that begins with a mark. */
  on: ['start', '1rem', '-0.375rem'],
  before: ['end', '-1rem', '0.35em'],
  /** Names a row of marks, before them. */
  row: ['start', '-0.4375rem', '0.35em'],
  aboveEnd: ['end', '0.5rem', '-1.125rem'],
  belowEnd: ['end', '0.5rem', '1.5rem'],
  aboveMiddle: ['middle', '0', '-1.4rem'],
  belowMiddle: ['middle', '0', '1.5rem'],
  in: ['middle', '0', '0.35em'],
} as const;

/** Path data by the way in which it is stroked; marks are lines without length, whose caps are the marks. */
export class Drawing {
  box: readonly [number, number] = [1000, 400];
  first = '';
  second = '';
  line = '';
  dotted = '';
  ink = '';
  /** Beginnings, of no party. */
  dots = '';
  rings = '';
  /** Latest ends, and who holds nothing. */
  open = '';
  discs = '';
  squares = '';
  readonly labels: { text: string; x: number; y: number; place: keyof typeof places }[] = [];

  braid(x0: number, x1: number, y: number) {
    if (x1 - x0 < 4) return;
    const arcs = Math.max(1, Math.round((x1 - x0) / arc));
    this.strands(braidPath({ x0, x1, y, height: 34, arcs }));
  }

  strands({ first, second }: BraidPaths) {
    this.first += first;
    this.second += second;
  }

  mark(kind: Mark, x: number, y: number) {
    // PDF has no square caps of lines without length.
    this[kind] += `M${Math.round(x)} ${Math.round(y)}h${kind === 'squares' ? '.1' : 0}`;
  }

  label(text: string | undefined, x: number, y: number, place: keyof typeof places = 'above') {
    if (text) this.labels.push({ text, x, y, place });
  }

  /** Draws several marks from `x` on. */
  marks(kind: Mark, count: number, x: number, pitch: number, y: number) {
    for (let index = 0; index < count; index += 1) this.mark(kind, x + pitch * index, y);
  }

  level(kind: 'dotted' | 'ink', x0: number, x1: number, y: number) {
    this[kind] += `M${Math.round(x0)} ${Math.round(y)}H${Math.round(x1)}`;
  }
}

/** Returns the middle of each of `count` rows of a box 400 units high. */
export const getRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ((index + 0.5) * 400) / count);

export function DrawingPaths({ drawing }: { readonly drawing: Drawing }) {
  const { first, second, line, dotted, ink, dots, rings, open, discs, squares } = drawing;
  const paths = [
    [clsx(figure.ink, styles.lines), ink],
    [clsx(figure.possible, styles.lines), dotted],
    [clsx(figure.line, figure.second, styles.lines), second],
    [clsx(figure.line, styles.lines), first + line],
    [styles.dots, dots],
    [styles.rings, rings],
    [styles.holes, rings],
    [styles.open, open],
    [styles.holes, open],
    [styles.squares, squares],
    [styles.discs, discs],
  ] as const;
  return paths.map(([className, d], index) => (d ? <path key={index} className={className} d={d} /> : null));
}

interface ArtProps extends ComponentPropsWithRef<'svg'> {
  /** @default children in its box */
  readonly drawing?: Drawing;
}

/** Renders a drawing, or children in its box, stretched to a positioned container. */
export function Art({ drawing = new Drawing(), className, children, ...rest }: ArtProps) {
  return (
    <Stretched {...rest} box={drawing.box} className={clsx(styles.art, className)}>
      {children ?? <DrawingPaths drawing={drawing} />}
    </Stretched>
  );
}

interface LabelsProps {
  readonly className?: string;
  readonly drawings: readonly Drawing[];
}

/** Renders the labels of drawings over them, which are not stretched. */
export function Labels({ className = styles.labels, drawings }: LabelsProps) {
  return (
    <svg className={clsx(styles.art, className)} aria-hidden="true">
      {drawings.flatMap(({ box: [width, height], labels }) =>
        labels.map(({ text, x, y, place }) => {
          const [textAnchor, dx, dy] = places[place];
          const at = { x: `${((100 * x) / width).toFixed(1)}%`, y: `${((100 * y) / height).toFixed(1)}%` };
          return (
            <text key={text + at.x + at.y} {...at} dx={dx} dy={dy} textAnchor={textAnchor}>
              {text}
            </text>
          );
        }),
      )}
    </svg>
  );
}
