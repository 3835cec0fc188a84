import type { Figure, FigureKind, Page } from '@keystrand/content';
import type { FigureArt, FigureArtKind, FigureArtProps, FigureProps } from '@keystrand/ui';
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

let Art: typeof FigureArt | undefined;

const figureOfHero = ({ figures }: Page) => figures?.find(({ kind }) => artKinds.has(kind));

/** Imports the parts for the figures of a page, so that the page can be rendered without waiting for them. */
export async function loadFigureParts(page: Page): Promise<void> {
  const kinds = [...new Set(page.figures?.map(({ kind }) => kind))];
  await Promise.all([
    ...kinds.map(async (kind) => {
      const module = await imports[kind]();
      // `figureProps` passes each part the data of its kind, which TypeScript cannot follow through the union.
      loaded.set(kind, module.Part as FigurePart);
    }),
    figureOfHero(page) && import('./art').then((module) => (Art = module.FigureArt)),
  ]);
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

/**
 * Renders the lines of the page's first figure that has a drawing, for its hero; undefined if there is none.
 * @throws {Error} if `loadFigureParts` has not loaded the drawing
 */
export function renderHeroFigure(page: Page): ReactElement | undefined {
  const figure = figureOfHero(page);
  if (!figure) return undefined;
  if (!Art) throw new Error('The drawing of figures is not loaded.');
  // `figureProps` returns the data of the kind, which TypeScript cannot follow through the union.
  const props = { kind: figure.kind, data: figureProps(figure, page) } as unknown as FigureArtProps;
  return <Art {...props} />;
}
