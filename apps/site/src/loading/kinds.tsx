import type { PageKind, PagePayload } from '@keystrand/content';
import type { ComponentType } from 'react';
import { documentTitle } from '../documentTitle';
import type { PageProps } from '../pages/PageProps';
import type { LoadedPage } from './pageData';

/** Module of a page kind. */
export interface KindModule {
  readonly default: ComponentType<PageProps>;
}

/** Imports the chunk of each page kind with behaviour (code splitting): state or event handlers of its own. */
const liveKinds = import.meta.glob<KindModule>('../pages/{assessment,directory,form}/index.tsx');

const moduleOfKind = (kind: PageKind) => `../pages/${kind}/index.tsx`;

/** Returns whether pages of this kind have behaviour; the content of others stays as prerendered (docs/decisions/0019). */
export const isLive = (kind: PageKind): boolean => moduleOfKind(kind) in liveKinds;

/** Imports the code of the forms, which most visits lead to. */
export const importForms = async () => liveKinds[moduleOfKind('form')]?.();

/** Imports the component of a page's kind, and renders it into the element that `DocumentContent` keeps. */
export async function loadCode(payload: PagePayload, kinds = liveKinds): Promise<LoadedPage> {
  const { page } = payload;
  const load = kinds[moduleOfKind(page.kind)];
  if (!load) throw new Error(`The page kind "${page.kind}" has no folder.`);
  const { default: Component } = await load();
  const body = (
    <div>
      <Component {...payload} />
    </div>
  );
  return { path: page.path, title: documentTitle(page), body };
}
