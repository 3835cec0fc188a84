import type { Figure, Page } from '@keystrand/content';
import type { ReactElement } from 'react';
import { retryableImport } from './retryableImport';

/** In a chunk of its own, because the document of a visit needs no code for its figures (docs/decisions/0019). */
const importFigureParts = retryableImport(() => import('../figures/figureParts'));

let figureParts: typeof import('../figures/figureParts') | undefined;

/** Imports the parts for the figures of a page, so that the page can be rendered without waiting for them. */
export async function loadFigures(page: Page): Promise<void> {
  if (!page.figures?.length) return;
  figureParts ??= await importFigureParts();
  await figureParts.loadFigureParts(page);
}

/** Renders a figure; undefined if `loadFigures` has not loaded its part. */
export function renderFigure(figure: Figure, page: Page): ReactElement | undefined {
  return figureParts?.renderFigure(figure, page);
}
