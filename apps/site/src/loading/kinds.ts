import type { Page, PageKind, PagePayload } from '@keystrand/content';
import type { ComponentType } from 'react';

/** What the component of a page kind is given. */
export interface PageProps<Kind extends PageKind = PageKind> {
  readonly page: Extract<Page, { kind: Kind }>;
  readonly payload: PagePayload;
}

interface KindModule<Kind extends PageKind> {
  readonly default: ComponentType<PageProps<Kind>>;
}

/** Each page kind's code, a chunk of its own. Adding a kind is adding a folder and a row. */
export const kinds: { readonly [Kind in PageKind]: () => Promise<KindModule<Kind>> } = {
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

/** A page ready to be shown: its data and its kind's component. */
export interface LoadedPage {
  readonly payload: PagePayload;
  readonly Component: ComponentType<PageProps>;
}

/** The code of the page's kind, joined with its data. */
export async function loadKind(payload: PagePayload): Promise<LoadedPage> {
  const module = await kinds[payload.page.kind]();
  // The row above ties each kind to its own component; the union cannot say so.
  return { payload, Component: module.default as unknown as ComponentType<PageProps> };
}
