import { chunk } from './chunk';

/**
 * Loads the complete style sheet once; a document contains only the critical CSS of its own page, and names the style sheet
 * in `data-styles` of its root element. Resolves at once in development, where modules import their styles.
 */
export const siteStyles = chunk('styles of the page', async () => {
  const href = document.getElementById('root')?.dataset['styles'];
  if (!href) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    document.head.append(link);
  });
});
