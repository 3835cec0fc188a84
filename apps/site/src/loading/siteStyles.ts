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
 * Loads the complete style sheet once; a document contains only the critical CSS of its own page, and links to the style
 * sheet for other media. Resolves at once in development, where modules import their styles.
 */
export const siteStyles = chunk('styles of the page', async () => {
  const href = document.querySelector('link[rel=stylesheet][media]')?.getAttribute('href');
  if (href) await loadStyleSheet(href);
});
