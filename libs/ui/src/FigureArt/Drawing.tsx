import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { braidPath } from '../Figure/braidPath';
import type { BraidPaths } from '../Figure/braidPath';
import * as figure from '../Figure/Figure.css';
import * as styles from './FigureArt.css';

/** Path data by the way in which it is stroked; marks are lines without length, whose caps are the marks. */
export class Drawing {
  /** Width and height of the box. */
  box: readonly [number, number] = [1000, 400];
  first = '';
  second = '';
  line = '';
  dotted = '';
  ink = '';
  rings = '';
  /** Latest ends, and who holds nothing. */
  open = '';
  discs = '';
  squares = '';

  braid(x0: number, x1: number, y: number) {
    if (x1 - x0 < 4) return;
    const arcs = Math.max(1, Math.round((x1 - x0) / 55));
    this.strands(braidPath({ x0, x1, y, height: 34, arcs }));
  }

  strands({ first, second }: BraidPaths) {
    this.first += first;
    this.second += second;
  }

  mark(kind: 'rings' | 'open' | 'discs' | 'squares', x: number, y: number) {
    this[kind] += `M${Math.round(x)} ${Math.round(y)}h0`;
  }

  level(kind: 'dotted' | 'ink', x0: number, x1: number, y: number) {
    this[kind] += `M${Math.round(x0)} ${Math.round(y)}H${Math.round(x1)}`;
  }
}

/** Returns the middle of each of `count` rows of the box. */
export const getRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ((index + 0.5) * 400) / count);

/** Renders the paths of a drawing: lines below marks. */
export function DrawingPaths({ drawing }: { readonly drawing: Drawing }) {
  const { first, second, line, dotted, ink, rings, open, discs, squares } = drawing;
  const marks = [
    [styles.rings, rings],
    [styles.holes, rings],
    [styles.open, open],
    [styles.holes, open],
    [styles.squares, squares],
    [styles.discs, discs],
  ] as const;
  return (
    <>
      {ink ? <path className={clsx(figure.ink, styles.lines)} d={ink} /> : null}
      {dotted ? <path className={clsx(figure.possible, styles.lines)} d={dotted} /> : null}
      {second ? <path className={clsx(figure.line, figure.second, styles.lines)} d={second} /> : null}
      {first + line ? <path className={clsx(figure.line, styles.lines)} d={first + line} /> : null}
      {marks.map(([className, d], index) => (d ? <path key={index} className={className} d={d} /> : null))}
    </>
  );
}

/** Renders the frame of a drawing, which is stretched to its positioned container and hidden from screen readers. */
export function DrawingFrame({
  box = [1000, 400],
  className,
  ...rest
}: ComponentPropsWithRef<'svg'> & { readonly box?: Drawing['box'] }) {
  return (
    <svg
      {...rest}
      className={clsx(styles.art, className)}
      viewBox={`0 0 ${box.join(' ')}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    />
  );
}
