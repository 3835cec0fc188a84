import type { PagePayload } from '@keystrand/content';
import { loadFigureParts } from '../figures/figureParts';
import { loadCode } from './kinds';
import type { KindModule, LoadedPage } from './kinds';

/** Imports the component of any page and the parts of its figures: for the prerender, development, tests and stories. */
export async function loadAnyCode(payload: PagePayload): Promise<LoadedPage> {
  await loadFigureParts(payload.page);
  return loadCode(payload, import.meta.glob<KindModule>('../pages/*/index.tsx'));
}
