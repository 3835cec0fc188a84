import { useEffect, useMemo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loadPage } from './loadPage';
import { followLinks } from '../src/loading/links';
import type { LoadedPage } from '../src/loading/kinds';
import { createRoutes } from '../src/routes';
import { Application } from '../src/shell/Application';

export interface SitePageProps {
  /** Path of the page on the site. */
  readonly path: string;
  /** The loaded page at that path. */
  readonly page: LoadedPage;
}

/** Renders a page with header and footer as after hydration; links navigate within the story. */
export function SitePage({ path, page }: SitePageProps) {
  const router = useMemo(
    () =>
      createMemoryRouter(createRoutes(loadPage), {
        initialEntries: [path],
        hydrationData: { loaderData: { page } },
      }),
    [path, page],
  );
  useEffect(() => followLinks(router), [router]);
  return (
    <Application>
      <RouterProvider router={router} />
    </Application>
  );
}
