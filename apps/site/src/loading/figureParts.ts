import type { FigureKind, Page } from '@keystrand/content';
import type { FigureProps } from '@keystrand/ui';
import type { ComponentType } from 'react';
import { retryableImport } from './retryableImport';

/** A part of `ui` that renders a figure, given the texts and the data of the figure. */
type FigurePart = ComponentType<FigureProps>;

/** Imports the chunk of each kind of figure. A new kind needs a file in `figures/` and a row here. */
const imports: Readonly<Record<FigureKind, () => Promise<{ readonly Part: unknown }>>> = {
  'alert-flow': retryableImport(() => import('../figures/alert-flow')),
  'before-after': retryableImport(() => import('../figures/before-after')),
  checklist: retryableImport(() => import('../figures/checklist')),
  comparison: retryableImport(() => import('../figures/comparison')),
  'decision-tree': retryableImport(() => import('../figures/decision-tree')),
  flow: retryableImport(() => import('../figures/flow')),
  'key-custody': retryableImport(() => import('../figures/key-custody')),
  responsibility: retryableImport(() => import('../figures/responsibility')),
  specimen: retryableImport(() => import('../figures/specimen')),
  timeline: retryableImport(() => import('../figures/timeline')),
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

/** Returns the part for a kind of figure, or undefined before `loadFigureParts` has loaded it. */
export function figurePart(kind: FigureKind): FigurePart | undefined {
  return loaded.get(kind);
}
