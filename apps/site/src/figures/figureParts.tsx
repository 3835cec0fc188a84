import type { Figure, FigureKind, Page } from '@keystrand/content';
import type { FigureArtProps, FigureProps } from '@keystrand/ui';
import type { ComponentType, ReactElement } from 'react';
import { figureProps } from './figureProps';

let loaded: typeof import('./parts') | undefined;

/** Imports the components of figures if a page has any, so that the page can be rendered without waiting for them. */
export async function loadFigureParts({ figures = [] }: Page): Promise<void> {
  if (figures.length > 0) loaded ??= await import('./parts');
}

function requireParts() {
  if (!loaded) throw new Error('The components of figures are not loaded.');
  return loaded;
}

/**
 * Renders a figure.
 * @throws {Error} if `loadFigureParts` has not loaded the components
 */
export function renderFigure(figure: Figure, page: Page): ReactElement {
  // `figureProps` passes each component the data of its kind, which TypeScript cannot follow through the union.
  const parts = requireParts().parts as unknown as Record<FigureKind, ComponentType<FigureProps>>;
  const Part = parts[figure.kind];
  return <Part {...figureProps(figure, page)} />;
}

/**
 * Renders the page's own strands, or the lines of its first figure that has a drawing, for its hero; undefined if there is none.
 * @throws {Error} if `loadFigureParts` has not loaded the drawing
 */
export function renderHeroFigure(page: Page): ReactElement | undefined {
  if (!page.figures?.length) return undefined;
  const { FigureArt, figureArtKinds, RowArt } = requireParts();
  if (page.rows) return <RowArt rows={page.rows} />;
  const figure = page.figures.find(({ kind }) => figureArtKinds.has(kind));
  if (!figure) return undefined;
  // `figureProps` returns the data of the kind, which TypeScript cannot follow through the union.
  const props = { kind: figure.kind, data: figureProps(figure, page) } as unknown as FigureArtProps;
  return <FigureArt {...props} />;
}
