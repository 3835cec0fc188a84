import type { PageKind, PagePayload } from '@keystrand/content';
import type { ComponentType } from 'react';
import type { PageProps } from '../pages/PageProps';
import type { LoadedPage } from './pageData';

interface KindModule<Kind extends PageKind> {
  readonly default: ComponentType<PageProps<Kind>>;
}

/** Imports the chunk of each page kind. A new kind needs a folder in `pages/` and a row here. */
const kinds: { readonly [Kind in PageKind]: () => Promise<KindModule<Kind>> } = {
  about: () => import('../pages/about'),
  assessment: () => import('../pages/assessment'),
  blog: () => import('../pages/blog'),
  'case-studies': () => import('../pages/case-studies'),
  catalogue: () => import('../pages/catalogue'),
  consulting: () => import('../pages/consulting'),
  'consulting-home': () => import('../pages/consulting-home'),
  directory: () => import('../pages/directory'),
  form: () => import('../pages/form'),
  home: () => import('../pages/home'),
  industry: () => import('../pages/industry'),
  legal: () => import('../pages/legal'),
  'not-found': () => import('../pages/not-found'),
  overview: () => import('../pages/overview'),
  practice: () => import('../pages/practice'),
  service: () => import('../pages/service'),
  web3: () => import('../pages/web3'),
};

/** Imports the component for the payload's page kind. */
export async function loadKind(payload: PagePayload): Promise<LoadedPage> {
  const module = await kinds[payload.page.kind]();
  // The type of `kinds` matches each kind with its component, which TypeScript cannot follow through the union.
  return { payload, Component: module.default as unknown as ComponentType<PageProps> };
}
