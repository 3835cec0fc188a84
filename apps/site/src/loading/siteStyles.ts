import { chunk } from './chunk';

function loadStyleSheet(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new TypeError(`The style sheet ${href} failed to load.`));
    });
    document.head.append(link);
  });
}

/**
 * Loads the complete style sheet once; a document contains only the critical CSS of its own page, and names the style sheet
 * in `data-styles` of its root element. Resolves at once in development, where modules import their styles.
 */
export const siteStyles = chunk('styles of the page', async () => {
  const href = document.getElementById('root')?.dataset['styles'];
  if (href) await loadStyleSheet(href);
});
