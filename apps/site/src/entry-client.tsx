import { registerIcons } from '@keystrand/ui';
import '@keystrand/ui/tokens.css';
import '@keystrand/ui/fonts.css';
import '@keystrand/ui/reset.css';
import { startTransition } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { decodablePath } from './decodablePath';
import { contentPath } from './contentPath';
import { StaleBuildError } from './loading/chunk';
import { createPageLoader } from './loading/createPageLoader';
import { importForms, loadCode } from './loading/kinds';
import { followLinks } from './loading/links';
import { startPageTransition } from './loading/pageTransition';
import { startPrefetcher } from './loading/prefetcher';
import { reportWebVitals } from './reportWebVitals';
import { createRoutes } from './routes';
import { Application } from './shell/Application';
import { importChat } from './shell/chat/ChatLauncher';
import { safeSessionStorage } from './storage/safeStorage';

/** Drawings of the icons of the Services menu, which every page needs, by name; a page's own are part of its data. */
declare const __MENU_ICONS__: Parameters<typeof registerIcons>[0];

/** Key under which the router's `ScrollRestoration` stores scroll positions (docs/requirements.md, section 12). */
const scrollPositionsKey = 'react-router-scroll-positions';

/** Ends the current task, so that the browser can handle input and paint. */
const yieldToMain = () => new Promise((resolve) => setTimeout(resolve));

/** Evaluates React DOM, whose chunk is loaded already, in a task of its own. */
async function evaluateReact() {
  await yieldToMain();
  const react = await import('react-dom/client');
  await yieldToMain();
  return react;
}

/**
 * Hydrates the prerendered page, and resolves then. The bootstrap script calls it, again after a failure. This
 * module does not await it itself: a page's chunk imports this chunk, which would wait for the page's chunk in turn.
 * @param documentPath path that the document was loaded for; the document of another address is loaded first
 * @throws {StaleBuildError} while the browser reloads the document, or if that has not helped
 * @throws {ChunkLoadError} if the page's code or styles fail to load; the document stays unchanged
 */
export async function start(documentPath: string): Promise<void> {
  const importingReact = evaluateReact();
  // An early input can start the application before the document has been parsed.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root".');

  registerIcons(__MENU_ICONS__);
  // The router uses any JSON as scroll positions, and no link works if it is a number or a text.
  if (!safeSessionStorage.read(scrollPositionsKey)?.startsWith('{'))
    safeSessionStorage.remove(scrollPositionsKey);
  const decodable = decodablePath(documentPath);
  const firstPath = contentPath(decodable);
  const loadPage = createPageLoader(
    firstPath,
    import.meta.env.DEV ? (await import('./loading/allKinds')).loadAnyCode : loadCode,
  );
  const first = await loadPage(firstPath).catch((error: unknown) => {
    const [navigation] = performance.getEntriesByType('navigation');
    // A document that has been reloaded does not reload itself again, and works without the application.
    if (error instanceof StaleBuildError && navigation && navigation.type !== 'reload') location.reload();
    throw error;
  });

  const { pathname, search, hash } = location;
  // After a reload, Back to an earlier page changes the address, and nothing shows that page until the router listens.
  if (decodablePath(pathname) !== decodable) {
    location.reload();
    return new Promise(() => undefined);
  }
  // The router cannot match a malformed address; it shows the not-found page for either form.
  if (pathname !== decodable) history.replaceState(history.state, '', decodable + search + hash);
  const router = createBrowserRouter(
    createRoutes(
      async (path) => {
        const page = await loadPage(path);
        await startPageTransition();
        return page;
      },
      () => router.state.navigation.location?.hash,
    ),
    { hydrationData: { loaderData: { page: first } } },
  );

  const { hydrateRoot } = await importingReact;
  await yieldToMain();
  await new Promise<void>((onHydrated) => {
    // In a transition, React yields to input while it hydrates.
    startTransition(() => {
      hydrateRoot(
        root,
        <Application onHydrated={onHydrated}>
          {/* Without React's transitions, which split the rendering of a page into many tasks and thereby delay it. */}
          <RouterProvider router={router} useTransitions={false} />
        </Application>,
      );
    });
  });

  // Not in the document: no browser needs it before the first paint. Not rendered, since a sibling of the router, which
  // the prerender lacks, changes the ids of `useId`.
  const manifest = { rel: 'manifest', href: '/manifest.webmanifest' };
  document.head.append(Object.assign(document.createElement('link'), manifest));
  followLinks(router);
  const prefetchLinks = startPrefetcher(loadPage, [importForms, importChat]);
  prefetchLinks();
  let shown = router.state.location.pathname;
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state !== 'idle' || pathname === shown) return;
    shown = pathname;
    prefetchLinks();
  });
}

void reportWebVitals();
