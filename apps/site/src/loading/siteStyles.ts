/** The link of the sheet with what the document lacks, which the document carries disabled; none in development, where modules bring their styles. */
const linkSelector = 'link[rel="stylesheet"]';

let sheet: Promise<void> | undefined;

function enable(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener(
      'load',
      () => {
        resolve();
      },
      { once: true },
    );
    link.addEventListener(
      'error',
      () => {
        link.disabled = true;
        reject(new TypeError(`The style sheet ${link.href} did not load.`));
      },
      { once: true },
    );
    link.disabled = false;
  });
}

/**
 * Settles once all rules of the site stand: a document holds those of its own page only.
 * Fetched once; a failure is not kept.
 */
export function siteStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(linkSelector);
  if (!link) return Promise.resolve();
  sheet ??= enable(link).catch((error: unknown) => {
    sheet = undefined;
    throw error;
  });
  return sheet;
}
