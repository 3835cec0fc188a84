import type { Page } from '@playwright/test';

/** Code, styles and replies that the page has asked for, and their gzipped sizes. */
export async function fetched(page: Page) {
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
