import { startWhenWanted } from './start';
import { startTheme } from './theme';

/** Address of the application's entry chunk; put in by the prerender, empty in development. */
declare const __ENTRY__: string;

startTheme(window);
const entry = typeof __ENTRY__ === 'undefined' ? '' : __ENTRY__;
if (entry) {
  startWhenWanted(window, async () => {
    const { started } = (await import(/* @vite-ignore */ entry)) as typeof import('../entry-client');
    await started;
  });
} else {
  document.addEventListener('keystrand:live', () => document.documentElement.setAttribute('data-live', ''));
}
