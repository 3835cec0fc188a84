import type { Figure, FigurePlace, Page } from '@keystrand/content';
import { Surface } from '@keystrand/ui';
import type { ReactNode } from 'react';
import { renderFigure } from '../figures/figureParts';
import { replacesSteps } from '../figures/figureProps';
import * as styles from './Figures.css';

export interface FiguresProps {
  readonly page: Page;
  /** The section that the figures follow. */
  readonly place: FigurePlace;
  /** Below them, on their surface. */
  readonly children?: ReactNode;
}

const renderPlaced = (figure: Figure, page: Page) => <div key={figure.id}>{renderFigure(figure, page)}</div>;

/** Returns the figure that takes the place of a page's list of steps; undefined if there is none. */
export function getStepsFigure(page: Page): ReactNode {
  const figure = page.figures?.find(replacesSteps);
  return (
    figure && (
      <div key={figure.id} className={styles.late}>
        {renderFigure(figure, page)}
      </div>
    )
  );
}

/**
 * Renders the figures of a section of a page, on one surface, and each specimen on a surface of its own; the
 * figure of the steps is part of their section instead.
 */
export function Figures({ page, place, children }: FiguresProps) {
  const placed = (page.figures ?? []).filter((figure) => figure.place === place && !replacesSteps(figure));
  const figures = placed.filter(({ kind }) => kind !== 'specimen');
  return (
    <>
      {figures.length > 0 ? (
        <Surface className={place === 'introduction' && figures.length === 1 ? styles.afterNext : undefined}>
          {figures.map((figure) => renderPlaced(figure, page))}
          {children}
        </Surface>
      ) : null}
      {placed
        .filter(({ kind }) => kind === 'specimen')
        .map((specimen) => (
          <Surface key={specimen.id} className={styles.desk}>
            {renderPlaced(specimen, page)}
          </Surface>
        ))}
    </>
  );
}
