import type { Figure, FigureKind, FigurePlace, Page } from '@keystrand/content';
import { FigureArt, Surface } from '@keystrand/ui';
import type { FigureArtKind, FigureArtProps } from '@keystrand/ui';
import type { ReactNode } from 'react';
import { renderFigure } from '../figures/figureParts';
import { figureProps } from '../figures/figureProps';
import * as styles from './Figures.css';

/** Kinds of figures that `FigureArt` draws. */
const artKinds: ReadonlySet<FigureKind> = new Set([
  'alert-flow',
  'before-after',
  'decision-tree',
  'flow',
  'key-custody',
  'responsibility',
  'timeline',
] satisfies readonly FigureArtKind[]);

export interface FiguresProps {
  readonly page: Page;
  /** The section that the figures follow. */
  readonly place: FigurePlace;
}

function PageFigure({ figure, page }: { readonly figure: Figure; readonly page: Page }) {
  return <div>{renderFigure(figure, page)}</div>;
}

/** Returns the lines of a page's first figure for its hero; undefined if no figure has a drawing. */
export function heroFigure(page: Page): ReactNode {
  const figure = page.figures?.find(({ kind }) => artKinds.has(kind));
  if (!figure) return undefined;
  // `figureProps` returns the data of the kind, which TypeScript cannot follow through the union.
  const props = { kind: figure.kind, data: figureProps(figure, page) } as unknown as FigureArtProps;
  return <FigureArt {...props} />;
}

/** Returns the timeline of a page, which takes the place of its list of steps; undefined if it has none. */
export function timelineOf(page: Page): ReactNode {
  const timeline = page.figures?.find(({ kind }) => kind === 'timeline');
  if (!timeline) return undefined;
  return <PageFigure key={timeline.id} figure={timeline} page={page} />;
}

/**
 * Renders the figures that follow a section of a page, on one surface, and each specimen on a surface of its own; a
 * timeline is part of its section instead.
 */
export function Figures({ page, place }: FiguresProps) {
  const placed = (page.figures ?? []).filter(
    (figure) => figure.place === place && figure.kind !== 'timeline',
  );
  const render = (figure: Figure) => <PageFigure key={figure.id} figure={figure} page={page} />;
  const figures = placed.filter(({ kind }) => kind !== 'specimen');
  return (
    <>
      {figures.length > 0 ? <Surface>{figures.map(render)}</Surface> : null}
      {placed
        .filter(({ kind }) => kind === 'specimen')
        .map((specimen) => (
          <Surface key={specimen.id} className={styles.desk}>
            {render(specimen)}
          </Surface>
        ))}
    </>
  );
}
