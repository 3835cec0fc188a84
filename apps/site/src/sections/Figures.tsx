import type { Figure, FigurePlace, Page } from '@keystrand/content';
import { Surface } from '@keystrand/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { renderFigure } from '../loading/figures';
import * as styles from './Figures.css';
import { StaticMarkup } from './StaticMarkup';

export interface FiguresProps {
  readonly page: Page;
  /** The section that the figures follow. */
  readonly place: FigurePlace;
}

/**
 * Renders a figure. In the document of the visit, whose page is hydrated without the parts for its figures, it keeps the
 * prerendered figure.
 */
function PageFigure({ figure, page }: { readonly figure: Figure; readonly page: Page }) {
  // In the state: the part may be loaded for another page while this one is shown.
  const [rendered] = useState(() => renderFigure(figure, page));
  if (rendered) return <div>{rendered}</div>;
  if (import.meta.env.SSR)
    throw new Error(`The part for figures of the kind "${figure.kind}" is not loaded.`);
  return <StaticMarkup />;
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
