let sheet: Promise<void> | undefined;

function fetchSheet(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new TypeError(`The style sheet ${href} did not load.`));
    });
    document.head.append(link);
  });
}

/**
 * Settles once all rules of the site stand: a document holds those of its own page only, and names the sheet with the
 * others in `data-styles` of its root; none in development, where modules bring their styles. Fetched once; a failure
 * is not kept.
 */
export function siteStyles(): Promise<void> {
  const href = document.getElementById('root')?.dataset['styles'];
  if (href === undefined) return Promise.resolve();
  sheet ??= fetchSheet(href).catch((error: unknown) => {
    sheet = undefined;
    throw error;
  });
  return sheet;
}
