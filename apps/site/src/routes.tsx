import type { RouteObject } from 'react-router-dom';
import { contentPath } from './contentPath';
import type { LoadedPage } from './loading/pageData';
import { PageError } from './loading/PageError';
import { PageOutlet } from './loading/PageOutlet';
import { Shell } from './shell/Shell';

/**
 * The one route table of browser and prerender. It holds no list of pages: what stands at a path is said by
 * `load`, from the content index at build and from the page's data file in the browser, so that the entry script
 * does not grow with the number of pages (decision 0002).
 */
export function createRoutes(load: (path: string) => Promise<LoadedPage>): RouteObject[] {
  return [
    {
      id: 'shell',
      Component: Shell,
      children: [
        {
          id: 'page',
          path: '*',
          loader: ({ request }) => load(contentPath(new URL(request.url).pathname)),
          Component: PageOutlet,
          ErrorBoundary: PageError,
        },
      ],
    },
  ];
}
