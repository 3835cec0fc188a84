import { expect, test, waitForHydration } from './fixtures';
import { sitePages } from './sitePages';

/** Layout shift up to which a late font may move a page (https://wicg.github.io/layout-instability/). */
const maxShift = 0.02;

/** Page that `npm test` covers, with the longest text. */
const quickPath = '/blog';

for (const { path } of sitePages)
  test(
    `${path} shows a font that arrives late, and nothing moves`,
    {
      tag: path === quickPath ? [] : '@extended',
    },
    async ({ page, expectedConsoleMessages }) => {
      expectedConsoleMessages.push(/Failed to load resource/);
      let release: (() => void) | undefined;
      // The font of the style sheet fails, and the one that the application requests is late.
      await page.route('**/*.woff2', async (route) => {
        const isHydrated = await page.evaluate(() => document.documentElement.hasAttribute('data-hydrated'));
        if (!isHydrated) return route.abort();
        await new Promise<void>((resolve) => (release = resolve));
        return route.continue();
      });
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await waitForHydration(page);
        const before = await page.evaluate(() => document.fonts.size);
        await expect.poll(() => release !== undefined).toBe(true);
        release?.();
        release = undefined;
        await page.waitForFunction((size) => document.fonts.size > size, before);
        const shift = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              new PerformanceObserver((list) => {
                const entries = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
                resolve(entries.reduce((sum, { value }) => sum + value, 0));
              }).observe({ type: 'layout-shift', buffered: true });
              // Without an entry, the observer is not called.
              requestAnimationFrame(() => {
                requestAnimationFrame(() => {
                  resolve(0);
                });
              });
            }),
        );
        expect(shift, `at ${String(width)} px`).toBeLessThanOrEqual(maxShift);
      }
    },
  );
