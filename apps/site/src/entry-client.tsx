import { registerIcons } from '@keystrand/ui';
import '@keystrand/ui/global';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { notFoundData } from './loading/dataFile';
import { domReady } from './loading/domReady';
import { decodablePath } from './decodablePath';
import { contentPath } from './contentPath';
import { createPageSource } from './loading/pageSource';
import { reportWebVitals } from './reportWebVitals';
import { createRoutes } from './routes';
import { AppProviders } from './shell/AppProviders';
import { HydrationSignal } from './shell/HydrationSignal';
import { menuIcons } from './shell/menuIcons';

/**
 * Hydrates the page that the document holds; in development, where it holds none, renders it. Called by the bootstrap
 * script, again where it failed. Not awaited at the top level: a page's chunk may share code with this one, and would
 * then wait for it while it waits for the chunk.
 * @throws {ChunkLoadError} where the page's code, data or styles do not come; the document then stays as it is
 */
export async function start(): Promise<void> {
  await domReady();
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the identity "root" to show the site in.');

  const { pathname, search, hash } = location;
  const decodable = decodablePath(pathname);
  // The router cannot match an address that cannot be decoded; the page shown for it is the not-found page either way.
  if (decodable !== pathname) history.replaceState(history.state, '', decodable + search + hash);

  registerIcons(menuIcons);
  const pages = createPageSource(new URL(import.meta.url).pathname);
  const isNotFound = root.dataset['page'] === 'not-found';
  const first = await pages.visit(isNotFound ? notFoundData : contentPath(decodable));

  const router = createBrowserRouter(createRoutes(pages.visit), {
    hydrationData: { loaderData: { page: first } },
  });

  const app = (
    <AppProviders
      prefetch={(path) => {
        pages.prefetch(contentPath(path));
      }}
    >
      <RouterProvider router={router} />
      <HydrationSignal />
    </AppProviders>
  );

  // In a transition React hydrates in slices and leaves the main thread to the visitor in between.
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

// A page change that overtakes another skips its cross-fade; the router leaves that rejection to the window, and it is
// no error.
window.addEventListener('unhandledrejection', (event) => {
  const { reason } = event as { reason: unknown };
  if (
    reason instanceof DOMException &&
    reason.name === 'AbortError' &&
    reason.message.includes('Transition')
  ) {
    event.preventDefault();
  }
});

void reportWebVitals();
