import { useMemo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loadPage } from './loadPage';
import type { LoadedPage } from '../src/loading/pageData';
import { createRoutes } from '../src/routes';
import { AppProviders } from '../src/shell/AppProviders';
import { HydrationSignal } from '../src/shell/HydrationSignal';

export interface SitePageProps {
  /** Where the page stands on the site. */
  readonly path: string;
  /** The page at that path. */
  readonly page: LoadedPage;
}

const prefetchNothing = () => undefined;

/** A page as a visitor has it once the site is live, header to footer; its links lead on within the story. */
export function SitePage({ path, page }: SitePageProps) {
  const router = useMemo(
    () =>
      createMemoryRouter(createRoutes(loadPage), {
        initialEntries: [path],
        hydrationData: { loaderData: { page } },
      }),
    [path, page],
  );
  return (
    <AppProviders prefetch={prefetchNothing}>
      <RouterProvider router={router} />
      <HydrationSignal />
    </AppProviders>
  );
}
