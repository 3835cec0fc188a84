import type { PageKind, PagePayload } from '@keystrand/content';
import type { ComponentType, ReactElement } from 'react';
import type { Icons } from '../document/pageIcons';
import { documentTitle } from '../documentTitle';
import type { PageProps } from '../pages/PageProps';

/** A page's payload with the icons that only the page itself uses, not the shell. */
export interface PageData extends PagePayload {
  readonly icons: Icons;
}

export interface LoadedPage {
  readonly path: string;
  readonly kind: PageKind;
  readonly title: string;
  readonly canonical?: string | undefined;
  /** The component of its kind, or the content of its document (docs/decisions/0019). */
  readonly body: ReactElement;
}

export interface KindModule {
  readonly default: ComponentType<PageProps>;
}

/** Imports of the page kinds with behaviour: state or event handlers of their own. */
const liveKinds = import.meta.glob<KindModule>('../pages/{assessment,directory,form}/index.tsx');

const moduleOfKind = (kind: PageKind) => `../pages/${kind}/index.tsx`;

/** Returns whether pages of this kind have behaviour; the content of others stays as prerendered (docs/decisions/0019). */
export const isLive = (kind: PageKind): boolean => moduleOfKind(kind) in liveKinds;

/** Returns whether pages of this kind are hydrated; in development all, so that a changed component is shown at once. */
export const isHydrated = (kind: PageKind): boolean => isLive(kind) || import.meta.env.DEV;

export const importKind = (kind: PageKind) => liveKinds[moduleOfKind(kind)]?.();

/** Imports the component of a page's kind, and renders it into the element that `DocumentContent` keeps. */
export async function loadCode(payload: PagePayload, kinds = liveKinds): Promise<LoadedPage> {
  const { page } = payload;
  const kind = await kinds[moduleOfKind(page.kind)]?.();
  if (!kind) throw new Error(`The page kind "${page.kind}" has no folder.`);
  const body = (
    <div>
      <kind.default {...payload} />
    </div>
  );
  return { path: page.path, kind: page.kind, title: documentTitle(page), body };
}
