import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as figure from '../Figure/Figure.css';
import { Strands } from '../Figure/Braid';
import { Drawing, draw } from './drawings';
import type { FigureArtKinds } from './drawings';
import * as styles from './FigureArt.css';

/** Kind of figure that has a drawing. */
export type FigureArtKind = keyof FigureArtKinds;

/** Kinds of figures that have a drawing. */
export const figureArtKinds: ReadonlySet<string> = new Set(Object.keys(draw));

export interface FigureArtProps<Kind extends FigureArtKind = FigureArtKind> extends Omit<
  ComponentPropsWithRef<'svg'>,
  'children'
> {
  readonly kind: Kind;
  /** Data of the figure. */
  readonly data: FigureArtKinds[Kind];
}

/**
 * Renders the lines of an explanatory figure without its words, with the same geometry and marks; for the `figure` of a
 * `Hero`, which it fills. Hidden from screen readers, because the figure itself is on the page.
 */
export function FigureArt<Kind extends FigureArtKind>({
  kind,
  data,
  className,
  ...rest
}: FigureArtProps<Kind>) {
  const drawing = new Drawing();
  draw[kind](drawing, data);
  const { box, first, second, line, dotted, ink, rings, open, discs, squares } = drawing;
  return (
    <svg
      {...rest}
      className={clsx(styles.art, className)}
      viewBox={`0 0 ${box.join(' ')}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={clsx(figure.ink, styles.lines)} d={ink} />
      <path className={clsx(figure.possible, styles.lines)} d={dotted} />
      <g className={styles.lines}>
        <Strands first={first + line} second={second} />
      </g>
      <path className={styles.rings} d={rings} />
      <path className={styles.holes} d={rings} />
      <path className={styles.open} d={open} />
      <path className={styles.holes} d={open} />
      <path className={styles.squares} d={squares} />
      <path className={styles.discs} d={discs} />
    </svg>
  );
}
