import { hydrateOnIdleOrInput } from './hydrateOnIdleOrInput';
import { startTheme } from './theme';

/** Address of the application's entry chunk, set by the prerender; not defined in development. */
declare const __ENTRY__: string;

startTheme(window);
/** Read while the document is parsed: Back can change the address before the application starts, without a new document. */
const { pathname } = location;
const entry = typeof __ENTRY__ === 'undefined' ? '' : __ENTRY__;
if (entry) {
  hydrateOnIdleOrInput(window, async () => {
    const { start } = (await import(/* @vite-ignore */ entry)) as typeof import('../entry-client');
    await start(pathname);
  });
} else {
  void import('../entry-client').then(({ start }) => start(pathname));
  document.addEventListener('app:hydrated', () => document.documentElement.setAttribute('data-hydrated', ''));
}
