import { hydrateOnIdleOrInput } from './hydrateOnIdleOrInput';
import { startTheme } from './theme';

/** Address of the application's entry chunk, set by the prerender; not defined in development. */
declare const __ENTRY__: string;

startTheme(window);
const entry = typeof __ENTRY__ === 'undefined' ? '' : __ENTRY__;
if (entry) {
  hydrateOnIdleOrInput(window, async () => {
    const { start } = (await import(/* @vite-ignore */ entry)) as typeof import('../entry-client');
    await start();
  });
} else {
  void import('../entry-client').then(({ start }) => start());
  document.addEventListener('app:hydrated', () => document.documentElement.setAttribute('data-hydrated', ''));
}
