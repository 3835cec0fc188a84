import { redirectDocument } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { contentPath } from './contentPath';
import { StaleBuildError } from './loading/chunk';
import type { LoadedPage } from './loading/kinds';
import { PageError } from './shell/PageError';
import { PageOutlet } from './shell/PageOutlet';
import { ApplicationError } from './shell/Application';
import { Shell } from './shell/Shell';

/**
 * Creates the route table of browser and prerender. It lists no pages: `load` decides what a path shows, so that the entry
 * chunk does not grow with the number of pages (docs/decisions/0002).
 * @param load loads the page at a path; a StaleBuildError from it reloads the document
 * @param pendingFragment returns the fragment of the address that is being loaded, which the request does not contain
 */
export function createRoutes(
  load: (path: string) => Promise<LoadedPage>,
  pendingFragment: () => string | undefined = () => undefined,
): RouteObject[] {
  return [
    {
      id: 'shell',
      Component: Shell,
      ErrorBoundary: ApplicationError,
      children: [
        {
          id: 'page',
          path: '*',
          loader: async ({ request }) => {
            const { pathname, search } = new URL(request.url);
            const path = contentPath(pathname);
            try {
              return await load(path);
            } catch (error) {
              if (!(error instanceof StaleBuildError)) throw error;
              // Until the new document arrives, the router keeps the current page and its loading indicator.
              const address = path + search + (pendingFragment() ?? '');
              if (new URL(address, location.href).href !== location.href) return redirectDocument(address);
              // After Back, the address is current already; with a fragment, following it would only scroll.
              location.reload();
              return new Promise<never>(() => undefined);
            }
          },
          Component: PageOutlet,
          ErrorBoundary: PageError,
        },
      ],
    },
  ];
}
