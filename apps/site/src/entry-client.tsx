import { registerIcons } from '@keystrand/ui';
import '@keystrand/ui/tokens.css';
import '@keystrand/ui/fonts.css';
import '@keystrand/ui/reset.css';
import { startTransition } from 'react';
import { contentPath } from './contentPath';
import { StaleBuildError } from './loading/chunk';
import { createPageLoader } from './loading/createPageLoader';
import { importKind, loadCode } from './loading/kinds';
import { followLinks } from './loading/links';
import { startPrefetcher } from './loading/prefetcher';
import { createNavigation } from './navigation/createNavigation';
import { followHistory, readLocation } from './navigation/followHistory';
import { reportWebVitals } from './reportWebVitals';
import { Application } from './shell/Application';
import { importChat } from './shell/chat/ChatLauncher';

/** Drawings of the icons of the Services menu, which every page needs, by name; a page's own are part of its data. */
declare const __MENU_ICONS__: Parameters<typeof registerIcons>[0];

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
  const firstPath = contentPath(documentPath);
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

  // After a reload, Back to an earlier page changes the address, and nothing shows that page until the application listens.
  if (location.pathname !== documentPath) {
    location.reload();
    return new Promise(() => undefined);
  }
  const navigation = createNavigation(loadPage, { location: readLocation(), page: first });
  followHistory(navigation);

  const { hydrateRoot } = await importingReact;
  await yieldToMain();
  await new Promise<void>((onHydrated) => {
    // In a transition, React yields to input while it hydrates.
    startTransition(() => {
      hydrateRoot(root, <Application navigation={navigation} onHydrated={onHydrated} />);
    });
  });

  // Not in the document: no browser needs it before the first paint. Not rendered, since a sibling of the shell, which
  // the prerender lacks, changes the ids of `useId`.
  const manifest = { rel: 'manifest', href: '/manifest.webmanifest' };
  document.head.append(Object.assign(document.createElement('link'), manifest));
  followLinks(navigation.navigator);
  const prefetchLinks = startPrefetcher(loadPage, [async () => importKind('form'), importChat]);
  prefetchLinks();
  let shown = navigation.getView().page;
  navigation.subscribe(() => {
    const { page } = navigation.getView();
    if (page === shown) return;
    shown = page;
    prefetchLinks();
  });
}

void reportWebVitals();
