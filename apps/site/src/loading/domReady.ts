/**
 * Settles once the whole document has been read: an early input can start the application while it still arrives, and
 * what is not there yet could not be hydrated.
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
