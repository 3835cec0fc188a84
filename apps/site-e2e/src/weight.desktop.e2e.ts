import { expect, test, waitForFrames, waitForHydration } from './fixtures';

/** One page of each kind, and the largest of a kind where its pages differ. */
const pages = [
  '/',
  '/about',
  '/blog',
  '/case-studies',
  '/contact',
  '/cyber-security',
  '/industry/finance',
  '/it-consulting',
  '/main-services',
  '/cloud-solutions-integration',
  '/privacy-policy',
  '/security-assessment',
  '/services',
  '/services-page',
  '/services/incident-response',
  '/services/siem',
  '/solutions',
  '/web3-solutions/marketplace',
];

/** Maximum number of elements; the blog contains six complete articles. */
const elementLimit = (path: string) => (path === '/blog' ? 1100 : 800);

/** An entry of the Layout Instability API, which TypeScript's DOM library lacks. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

interface Transfer {
  readonly url: string;
  bytes: number;
  finished: boolean;
}

for (const path of pages) {
  test(`${path} meets its loading budgets and has no layout shift`, async ({ page, baseURL }) => {
    const session = await page.context().newCDPSession(page);
    const transfers = new Map<string, Transfer>();
    await session.send('Network.enable');
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      transfers.set(requestId, { url: request.url.replace(baseURL ?? '', ''), bytes: 0, finished: false });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const transfer = transfers.get(requestId);
      if (transfer) Object.assign(transfer, { bytes: encodedDataLength, finished: true });
    });

    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement;
        for (const { value, sources } of list.getEntries() as LayoutShift[]) {
          // A font that arrives late moves text within its line.
          if (value < 0.001) continue;
          const moved = sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName ?? ''} ${node?.textContent?.slice(0, 40) ?? ''} ${JSON.stringify([previousRect, currentRect])}`,
          );
          dataset['shifts'] = [dataset['shifts'], String(value), ...moved].join('\n');
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });

    const response = await page.goto(path);
    // The document as sent: no external script, no render-blocking style sheet. That for print and more contrast blocks only
    // where it applies.
    const source = String(await response?.text());
    expect(source).not.toMatch(/<script[^>]+src=|rel="modulepreload"/);
    expect(source.replace(/<noscript>.*?<\/noscript>/s, '')).not.toMatch(
      /rel="stylesheet"(?![^>]* media="print,\(prefers-contrast:more\),\(forced-colors:active\)")/,
    );

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
    await expect(page.locator('head > link[rel=manifest]')).toHaveCount(1);
    // The rest of the style sheet and the font load after the first paint.
    await expect(page.locator('link[rel=stylesheet]:not([media])')).not.toHaveCount(0);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestIdleCallback(resolve));
    });
    // The particles may or may not have been requested by now, and a worker reports the end of its transfer elsewhere;
    // size-limit in apps/site/package.json limits their files.
    const all = () => [...transfers.values()].filter(({ url }) => !url.includes('/particles-'));
    await expect.poll(() => all().filter(({ finished }) => !finished)).toEqual([]);
    await waitForFrames(page);
    // Neither the style sheet, the font nor the theme may shift the layout (https://wicg.github.io/layout-instability/).
    expect(await page.evaluate(() => document.documentElement.dataset['shifts'] ?? '')).toBe('');
    const kilobytes = (list: readonly Transfer[]) => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    const details = all()
      .map(({ url, bytes }) => `${url} ${String(bytes)}`)
      .join('\n');
    // Loaded only if the font arrives after the first paint, as it can on a slow machine.
    const counted = all().filter(({ url }) => !url.includes('/swapFont-'));
    // The content of most pages is not hydrated (docs/decisions/0019), and needs neither its data nor its code.
    const isStatic = (await page.locator('#root[data-content=static]').count()) > 0;
    expect(counted.length, details).toBeLessThanOrEqual(isStatic ? 10 : 12);
    expect(kilobytes(counted), details).toBeLessThanOrEqual(200);
    const scripts = counted.filter(({ url }) => url.endsWith('.js'));
    expect(kilobytes(scripts), details).toBeLessThanOrEqual(isStatic ? 102 : 117);
    if (isStatic) expect(counted.filter(({ url }) => url.startsWith('/data/'))).toEqual([]);
    expect(await page.locator('*').count()).toBeLessThanOrEqual(elementLimit(path));
  });
}
