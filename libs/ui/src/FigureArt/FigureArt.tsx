import type { ComponentPropsWithRef } from 'react';
import { clsx } from 'clsx';
import { Art, Drawing, Labels } from '../Figure/Drawing';
import { labels, roomy } from '../Figure/Drawing.css';
import { draw } from './drawings';

type Draw = typeof draw;

export type FigureArtKind = keyof Draw;

/** Kinds of figures that have a drawing. */
export const figureArtKinds: ReadonlySet<string> = new Set(Object.keys(draw));

export interface FigureArtProps<Kind extends FigureArtKind = FigureArtKind> extends Omit<
  ComponentPropsWithRef<'svg'>,
  'children'
> {
  readonly kind: Kind;
  readonly data: Parameters<Draw[Kind]>[1];
}

/**
 * Renders the lines and marks of an explanatory figure with its shortest words; for the `figure` of a `Hero`, which it fills.
 * Hidden from screen readers, because the figure itself is on the page.
 */
export function FigureArt<Kind extends FigureArtKind>({ kind, data, ...rest }: FigureArtProps<Kind>) {
  const drawing = new Drawing();
  (draw[kind] as (drawing: Drawing, data: Parameters<Draw[Kind]>[1]) => void)(drawing, data);
  return (
    <>
      <Art {...rest} drawing={drawing} />
      <Labels className={clsx(labels, roomy)} drawings={[drawing]} />
    </>
  );
}
