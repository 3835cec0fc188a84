import { scriptLimit } from '../../../.config/scriptLimit';
import { expect, test, waitForHydration } from './fixtures';
import { sitePages } from './sitePages';

/** An entry of the Layout Instability API, which TypeScript's DOM library lacks. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

for (const { path, isSample } of sitePages.filter(({ isNotFound }) => !isNotFound))
  test(
    `${path} meets its loading budgets and has no layout shift`,
    {
      tag: isSample ? [] : '@extended',
    },
    async ({ page, baseURL }) => {
      const session = await page.context().newCDPSession(page);
      const transfers = new Map<string, { readonly url: string; bytes?: number }>();
      await session.send('Network.enable');
      session.on('Network.requestWillBeSent', ({ requestId, request }) => {
        transfers.set(requestId, { url: request.url.replace(baseURL ?? '', '') });
      });
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const transfer = transfers.get(requestId);
        if (transfer) transfer.bytes = encodedDataLength;
      });
      await page.addInitScript(() => {
        let swapped = -Infinity;
        document.fonts.addEventListener('loadingdone', () => (swapped = performance.now()));
        new PerformanceObserver((list) => {
          const { dataset } = document.documentElement;
          for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
            // A font that arrives after the first paint may move text; `lateFont` limits this.
            if (value < 0.001 || Math.abs(startTime - swapped) < 500) continue;
            const moved = sources.map(
              ({ node }) => `${node?.nodeName ?? ''} ${node?.textContent?.slice(0, 40) ?? ''}`,
            );
            dataset['shifts'] = [dataset['shifts'], String(value), ...moved].join('\n');
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });

      const response = await page.goto(path);
      // The document as sent: no external script, no style sheet.
      const source = String(await response?.text());
      expect(source).not.toMatch(/<script[^>]+src=|rel="modulepreload"/);
      expect(source.replace(/<noscript>.*?<\/noscript>/s, '')).not.toContain('rel="stylesheet"');
      await waitForHydration(page);
      // Requests for scripts would compete with the paint.
      const early = await page.evaluate(() => {
        const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
        return performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime < paint)
          .map(({ name }) => name);
      });
      expect(early, 'scripts requested before the first paint').toEqual([]);
      // The rest of the style sheet and the font load after the first paint.
      expect(await page.evaluate(() => document.adoptedStyleSheets[0]?.cssRules.length)).toBeGreaterThan(0);
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestIdleCallback(resolve));
      });
      // What is loaded ahead, and the particles, may or may not have been requested by now; weight.site.test.ts limits
      // the latter. The import of what has been fetched takes no bytes.
      const counted = () =>
        [...transfers.values()].filter(({ url, bytes }) => !/\/particles-/.test(url) && bytes !== 0);
      await expect.poll(() => counted().filter(({ bytes }) => bytes === undefined)).toEqual([]);
      // Neither the style sheet, the font nor the theme may shift the layout (https://wicg.github.io/layout-instability/).
      expect(await page.evaluate(() => document.documentElement.dataset['shifts'] ?? '')).toBe('');
      const kilobytes = (pattern: RegExp) =>
        counted().reduce((sum, { url, bytes = 0 }) => sum + (pattern.test(url) ? bytes : 0), 0) / 1000;
      const details = JSON.stringify(counted(), undefined, 1);
      // Its dialog, which is open, needs Ariakit.
      const forDialog = path === '/contact-popup' ? { requests: 1, kilobytes: 18 } : undefined;
      expect(counted().length, details).toBeLessThanOrEqual(12 + (forDialog?.requests ?? 0));
      expect(kilobytes(/./), details).toBeLessThanOrEqual(200);
      expect(kilobytes(/\.js$/), details).toBeLessThanOrEqual(scriptLimit + (forDialog?.kilobytes ?? 0));
      // As Lighthouse's limit for the size of the DOM; articles may be as many and as long as they need.
      expect(await page.locator(':not(article, article *)').count()).toBeLessThanOrEqual(1400);
    },
  );

test('a page has its rules for print before the application has loaded', async ({ page }) => {
  await page.route(/\.js$/, () => undefined);
  await page.goto('/about');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await page.evaluate(() => document.adoptedStyleSheets[0]?.cssRules.length)).toBeGreaterThan(0);
});
