import type { Page } from '@playwright/test';

/** Records the URLs of all requests from now on. */
export function recordRequests(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

/** Records the documents that are requested from now on, reloads included. */
export function recordNavigations(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) urls.push(request.url());
  });
  return urls;
}

/** Delays all requests that match a glob pattern until the returned function is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
}

/** Scripts, styles and chat replies that the page has loaded, with their gzipped sizes in bytes. */
export async function loadedAssets(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const names = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/.*\.(?:js|css|json)$/.test(name));
    const sizes = await Promise.all(
      [...new Set(names)].map(async (name) => {
        const stream = (await fetch(name)).body?.pipeThrough(new CompressionStream('gzip'));
        return [name, (await new Response(stream).arrayBuffer()).byteLength] as const;
      }),
    );
    return Object.fromEntries(sizes);
  });
}
