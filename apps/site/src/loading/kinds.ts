import type { PageKind, PagePayload } from '@keystrand/content';
import type { ComponentType } from 'react';
import type { PageProps } from '../pages/PageProps';
import { loadFigures } from './figures';
import type { LoadedPage } from './pageData';
import { retryableImport } from './retryableImport';

interface KindModule<Kind extends PageKind> {
  readonly default: ComponentType<PageProps<Kind>>;
}

/** Imports the chunk of each page kind. A new kind needs a folder in `pages/` and a row here. */
const kinds: { readonly [Kind in PageKind]: () => Promise<KindModule<Kind>> } = {
  about: retryableImport(() => import('../pages/about')),
  assessment: retryableImport(() => import('../pages/assessment')),
  blog: retryableImport(() => import('../pages/blog')),
  'case-studies': retryableImport(() => import('../pages/case-studies')),
  catalogue: retryableImport(() => import('../pages/catalogue')),
  consulting: retryableImport(() => import('../pages/consulting')),
  'consulting-home': retryableImport(() => import('../pages/consulting-home')),
  directory: retryableImport(() => import('../pages/directory')),
  form: retryableImport(() => import('../pages/form')),
  home: retryableImport(() => import('../pages/home')),
  industry: retryableImport(() => import('../pages/industry')),
  legal: retryableImport(() => import('../pages/legal')),
  'not-found': retryableImport(() => import('../pages/not-found')),
  overview: retryableImport(() => import('../pages/overview')),
  practice: retryableImport(() => import('../pages/practice')),
  service: retryableImport(() => import('../pages/service')),
  web3: retryableImport(() => import('../pages/web3')),
};

/** Requests the code of a page kind ahead of `loadKind`, which tries again after a failure. */
export function preloadKind(kind: PageKind): void {
  kinds[kind]().catch(() => undefined);
}

/** Imports the component for the payload's page kind, without the parts for its figures. */
export async function loadKind(payload: PagePayload): Promise<LoadedPage> {
  const module = await kinds[payload.page.kind]();
  // The type of `kinds` matches each kind with its component, which TypeScript cannot follow through the union.
  return { payload, Component: module.default as unknown as ComponentType<PageProps> };
}

/** Imports all that rendering a page needs where its markup does not exist yet. */
export async function loadKindWithFigures(payload: PagePayload): Promise<LoadedPage> {
  const [page] = await Promise.all([loadKind(payload), loadFigures(payload.page)]);
  return page;
}
