import { expect, live, test } from './fixtures';

/** One page of each kind, the heaviest of its kind where they differ. */
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
  '/services/siem',
  '/solutions',
  '/web3-solutions/marketplace',
];

/** Elements that a document may have; the blog holds six whole articles. */
const elementLimit = (path: string) => (path === '/blog' ? 1200 : 800);

interface Transfer {
  readonly url: string;
  readonly type: string;
  bytes: number;
}

for (const path of pages) {
  test(`${path} is light, asks for no script before it is painted, and never shifts`, async ({
    page,
    baseURL,
  }) => {
    const session = await page.context().newCDPSession(page);
    const transfers = new Map<string, Transfer>();
    await session.send('Network.enable');
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      transfers.set(requestId, { url: request.url.replace(baseURL ?? '', ''), type: type ?? '', bytes: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const transfer = transfers.get(requestId);
      if (transfer) transfer.bytes = encodedDataLength;
    });

    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          const root = document.documentElement;
          root.dataset['shift'] = String(Number(root.dataset['shift'] ?? 0) + entry.value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });

    const response = await page.goto(path);
    // What stands in the document as it is sent: no external script, no style sheet that blocks.
    const sent = String(await response?.text());
    expect(sent).not.toMatch(/<script[^>]+src=|rel="modulepreload"/);
    expect(sent).not.toContain('rel="stylesheet"');

    await live(page);
    await page.waitForLoadState('networkidle');
    // The late style sheet, the face and the theme move nothing (Layout Instability, section 2).
    expect(await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0')).toBe('0');
    const all = [...transfers.values()];
    const kilobytes = (list: readonly Transfer[]) => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    const seen = all.map(({ url, bytes }) => `${url} ${String(bytes)}`).join('\n');
    expect(all.length, seen).toBeLessThanOrEqual(12);
    expect(kilobytes(all), seen).toBeLessThanOrEqual(200);
    const scripts = all.filter(({ url }) => url.endsWith('.js') && !url.includes('/particles-'));
    expect(kilobytes(scripts), seen).toBeLessThanOrEqual(116);
    expect(await page.locator('*').count()).toBeLessThanOrEqual(elementLimit(path));
  });
}
