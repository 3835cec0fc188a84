import { notFoundPayload as notFoundPayloadOf, pages, payload as payloadOf } from '@keystrand/content/pages';
import type { PagePayload } from '@keystrand/content';
import { registerIcons } from '@keystrand/ui';
import * as icons from '@keystrand/ui/icons';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { text } from 'node:stream/consumers';
import '@keystrand/ui/global';
import { pageIcons } from './document/pageIcons';
import { loadKind } from './loading/kinds';
import type { PageData } from './loading/pageData';
import { createRoutes } from './routes';
import { AppProviders } from './shell/AppProviders';
import { HydrationSignal } from './shell/HydrationSignal';

export { categories, company } from '@keystrand/content';
export { articleMarkup } from './document/articleMarkup';
export { feedLink } from './document/feedLink';
export { renderDocument } from './document/renderDocument';
export type { DocumentAssets } from './document/renderDocument';
export { articlePicture, sharePictureSize } from './document/sharePicturePaths';
export { sharePictures } from './document/sharePictures';
export { documentTitle } from './documentTitle';
export { builtTarget } from './forms/formTarget';
export { dataFile, pathOfDataFile } from './loading/dataFile';
export { themeColor } from './bootstrap/theme';

/** Every path that answers with a page. */
export const paths: readonly string[] = pages.paths;

const withIcons = (payload: PagePayload): PageData => ({ ...payload, icons: pageIcons(payload.page) });

/** The page at `path` with its links and icons resolved; throws on an unknown path. */
export const payload = (path: string): PageData => withIcons(payloadOf(path));

/** The page that stands for every unknown path. */
export const notFoundPayload = (): PageData => withIcons(notFoundPayloadOf());

registerIcons(icons);

/** Stands for every unknown path while the not-found page is rendered. */
const unknownPath = '/404';

const prefetchNothing = () => undefined;

/**
 * The markup of the root element for the page at `path`; the not-found page for any other.
 * @throws {Error} naming the path where the page fails to render
 */
export async function render(path: string): Promise<string> {
  const known = pages.has(path);
  const { query, dataRoutes } = createStaticHandler(
    createRoutes(() => loadKind(known ? payloadOf(path) : notFoundPayloadOf())),
  );
  const context = await query(new Request(new URL(known ? path : unknownPath, 'http://localhost')));
  if (context instanceof Response) throw new Error(`"${path}" answered with a redirect instead of a page.`);
  const failed = Object.values(context.errors ?? {})[0] as unknown;
  if (failed !== undefined) throw new Error(`"${path}" could not be loaded.`, { cause: failed });

  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <AppProviders prefetch={prefetchNothing}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
      {/* Renders nothing here; the identities that React makes hold only where both sides have the same tree. */}
      <HydrationSignal />
    </AppProviders>,
    {
      // Bounds nothing, so that the markup holds no inline scripts for late parts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  const html = await text(prelude);
  if (errors.length > 0) throw new Error(`"${path}" failed to render.`, { cause: errors[0] });
  return html;
}
