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

/** Lets the content file of a pattern belong to a newer build while `isNewer`. */
export async function serveNewerContent(page: Page, pattern: string, isNewer: () => boolean): Promise<void> {
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    const content = await response.text();
    await route.fulfill({
      response,
      body: isNewer() ? content.replace(/data-build="[^"]*"/, 'data-build="/assets/newer.js"') : content,
    });
  });
}
