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

/** Returns the timeline of a page, which takes the place of its list of steps; undefined if it has none. */
export function getTimeline(page: Page): ReactNode {
  const timeline = page.figures?.find(replacesSteps);
  return (
    timeline && (
      <div key={timeline.id} className={styles.late}>
        {renderFigure(timeline, page)}
      </div>
    )
  );
}

/**
 * Renders the figures of a section of a page, on one surface, and each specimen on a surface of its own; a
 * timeline is part of its section instead.
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
