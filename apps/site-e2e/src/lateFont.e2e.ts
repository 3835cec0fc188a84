import { expect, test } from './fixtures';
import { holdRequests } from './requests';
import { sitePages } from './sitePages';

/**
 * Layout shift up to which a late font may move a page (https://wicg.github.io/layout-instability/): less if the machine has
 * one of the fonts that the fallback adapts, otherwise a good one by https://web.dev/articles/cls.
 */
const maxShift = { adapted: 0.05, other: 0.1 };

/** Page that `npm test` covers, with the longest text. */
const quickPath = '/blog';

for (const { path } of sitePages)
  test(
    `${path} shows a font that arrives late, and hardly anything moves`,
    {
      tag: path === quickPath ? [] : '@extended',
    },
    async ({ page, expectedConsoleMessages }) => {
      // The not-found page.
      expectedConsoleMessages.push(/status of 404/);
      for (const width of [360, 1280]) {
        await page.unrouteAll();
        await page.setViewportSize({ width, height: 800 });
        const release = await holdRequests(page, '**/*.woff2');
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        release();
        await page.waitForLoadState();
        const isAdapted = await page.evaluate(() =>
          [...document.fonts].some(({ family, status }) => /Fallback/.test(family) && status === 'loaded'),
        );
        const shift = await page.evaluate(async () => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          await document.fonts.ready;
          for (let frame = 0; frame < 3; frame++)
            await new Promise((resolve) => requestAnimationFrame(resolve));
          return sum;
        });
        expect(shift, `at ${String(width)} px`).toBeLessThanOrEqual(
          isAdapted ? maxShift.adapted : maxShift.other,
        );
      }
    },
  );
