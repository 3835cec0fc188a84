/**
 * Resolves once the document has been parsed. An early input can start the application before that, when part of the
 * markup to hydrate is still missing.
 */
export function domReady(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener(
      'DOMContentLoaded',
      () => {
        resolve();
      },
      { once: true },
    );
  });
}
