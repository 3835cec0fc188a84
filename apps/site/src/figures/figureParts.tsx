import type { Figure, FigureKind, Page } from '@keystrand/content';
import type { FigureProps } from '@keystrand/ui';
import type { ComponentType, ReactElement } from 'react';
import { figureProps } from './figureProps';

/** A part of `ui` that renders a figure, given the texts and the data of the figure. */
type FigurePart = ComponentType<FigureProps>;

/** Imports the chunk of each kind of figure. A new kind needs a file in this folder and a row here. */
const imports: Readonly<Record<FigureKind, () => Promise<{ readonly Part: unknown }>>> = {
  'alert-flow': () => import('./alert-flow'),
  'before-after': () => import('./before-after'),
  checklist: () => import('./checklist'),
  comparison: () => import('./comparison'),
  'decision-tree': () => import('./decision-tree'),
  flow: () => import('./flow'),
  'key-custody': () => import('./key-custody'),
  responsibility: () => import('./responsibility'),
  specimen: () => import('./specimen'),
  timeline: () => import('./timeline'),
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

/**
 * Renders a figure.
 * @throws {Error} if `loadFigureParts` has not loaded its part
 */
export function renderFigure(figure: Figure, page: Page): ReactElement {
  const Part = loaded.get(figure.kind);
  if (!Part) throw new Error(`The part for figures of the kind "${figure.kind}" is not loaded.`);
  return <Part {...figureProps(figure, page)} />;
}
