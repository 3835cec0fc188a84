import type { PageKind, PagePayload } from '@keystrand/content';
import type { ComponentType } from 'react';
import { loadFigureParts } from '../figures/figureParts';
import type { PageProps } from '../pages/PageProps';
import { inTime } from './chunk';
import type { LoadedPage } from './pageData';

/** Imports the chunk of each page kind (code splitting), which is the name of its folder. */
const kinds = import.meta.glob<{ readonly default: ComponentType<PageProps> }>('../pages/*/index.tsx');

const importKind = (kind: PageKind) => {
  const load = kinds[`../pages/${kind}/index.tsx`];
  if (!load) throw new Error(`The page kind "${kind}" has no folder.`);
  return load();
};

/** Imports all that rendering a page needs: the component of its kind and the parts for its figures. */
export async function loadCode(payload: PagePayload): Promise<LoadedPage> {
  const loading = Promise.all([importKind(payload.page.kind), loadFigureParts(payload.page)]);
  const [{ default: Component }] = await inTime('code of the page', loading);
  return { payload, Component };
}
