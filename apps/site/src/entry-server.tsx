import {
  notFoundPayload as getNotFoundPayload,
  createPages,
  payload as getPayload,
  searchIndex as getSearchIndex,
} from '@keystrand/content/pages';
import type { PagePayload } from '@keystrand/content';
import { registerIcons } from '@keystrand/ui';
import * as icons from '@keystrand/ui/icons';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import '@keystrand/ui/tokens.css';
import '@keystrand/ui/fonts.css';
import '@keystrand/ui/reset.css';
import { fillMeasurements } from './document/fillMeasurements';
import { pageIcons } from './document/pageIcons';
import { loadAnyCode } from './loading/allKinds';
import type { PageData } from './loading/kinds';
import { formBackend } from './forms/formTarget';
import { createLocation, createNavigation } from './navigation/createNavigation';
import { Application } from './shell/Application';

export { categories, company } from '@keystrand/content';
export { articleMarkup } from './document/articleMarkup';
export { canonicalPath, feedLink } from './document/urls';
export { renderContent, renderDocument } from './document/renderDocument';
export { socialImageSize } from './document/ShareCard';
export { articlePicture, socialImages } from './document/socialImages';
export { builtTarget } from './forms/formTarget';
export { contentFile } from './loading/contentFile';
export { searchIndexFile } from './pages/directory/createSearch';
export { themeColor } from '../../../.config/themeColors.ts';

const pages = createPages(formBackend);

export const paths: readonly string[] = pages.paths;

const filledPayload = (path: string) => fillMeasurements(getPayload(path, pages));

const withIcons = (payload: PagePayload): PageData => ({ ...payload, icons: pageIcons(payload.page) });

export const searchIndex = getSearchIndex(pages);

/** Returns the data of the page at `path`. Throws on an unknown path. */
export const payload = (path: string): PageData => withIcons(filledPayload(path));

export const notFoundPayload = (): PageData => withIcons(getNotFoundPayload());

registerIcons(icons);

const unknownPath = '/404';

/**
 * Renders the markup of the root element for the page at `path`; the not-found page for an unknown path.
 * @throws {Error} naming the path, if the page fails to render
 */
export async function render(path: string): Promise<string> {
  const known = pages.has(path);
  const page = await loadAnyCode(known ? filledPayload(path) : getNotFoundPayload());
  const location = createLocation(known ? path : unknownPath);
  const navigation = createNavigation(() => Promise.resolve(page), { location, page });
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(<Application navigation={navigation} />, {
    // Disables streaming of late parts, which needs inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      errors.push(error);
    },
  });
  const html = await text(prelude);
  if (errors.length > 0) throw new Error(`"${path}" failed to render.`, { cause: errors[0] });
  return html;
}
