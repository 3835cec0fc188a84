import type { Figure, FigureKind, Page } from '@keystrand/content';
import type { FigureProps } from '@keystrand/ui';
import type { ComponentType, ReactElement } from 'react';
import { retryableImport } from '../loading/retryableImport';
import { figureProps } from './figureProps';

/** A part of `ui` that renders a figure, given the texts and the data of the figure. */
type FigurePart = ComponentType<FigureProps>;

/** Imports the chunk of each kind of figure. A new kind needs a file in this folder and a row here. */
const imports: Readonly<Record<FigureKind, () => Promise<{ readonly Part: unknown }>>> = {
  'alert-flow': retryableImport(() => import('./alert-flow')),
  'before-after': retryableImport(() => import('./before-after')),
  checklist: retryableImport(() => import('./checklist')),
  comparison: retryableImport(() => import('./comparison')),
  'decision-tree': retryableImport(() => import('./decision-tree')),
  flow: retryableImport(() => import('./flow')),
  'key-custody': retryableImport(() => import('./key-custody')),
  responsibility: retryableImport(() => import('./responsibility')),
  specimen: retryableImport(() => import('./specimen')),
  timeline: retryableImport(() => import('./timeline')),
};

const loaded = new Map<FigureKind, FigurePart>();

/** Imports the parts for the figures of a page, so that the page can be rendered without waiting for them. */
export async function loadFigureParts({ figures = [] }: Page): Promise<void> {
  const kinds = [...new Set(figures.map(({ kind }) => kind))];
  await Promise.all(
    kinds.map(async (kind) => {
      const module = await imports[kind]();
      // `figureProps` passes each part the data of its kind, which TypeScript cannot follow through the union.
      loaded.set(kind, module.Part as FigurePart);
    }),
  );
}

/** Renders a figure; undefined before `loadFigureParts` has loaded its part. */
export function renderFigure(figure: Figure, page: Page): ReactElement | undefined {
  const Part = loaded.get(figure.kind);
  return Part && <Part {...figureProps(figure, page)} />;
}
