/** Counts the pages that the browser restores from its back-forward cache. */
import { chromium } from 'playwright';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LaunchOptions, Page } from 'playwright';
import type { Measurement } from './measurement.ts';
import { desktop, newPage, waitForHydration } from './pages.ts';

/** Returns why a page was not restored; an empty string if it was. */
async function leaveAndReturn(page: Page, origin: string, path: string): Promise<string> {
  await page.goto(origin + path);
  await waitForHydration(page);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await page.goto(origin + (path === '/about' ? '/blog' : '/about'));
  // `page.goBack` waits for a load event, which a restored document does not have.
  await page.evaluate(() => {
    history.back();
  });
  await page.waitForURL(origin + path, { waitUntil: 'commit' });
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const state = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const { notRestoredReasons } = navigation as unknown as { notRestoredReasons: unknown };
      return {
        restored: document.documentElement.dataset['persisted'] === 'true',
        reasons: notRestoredReasons ? JSON.stringify(notRestoredReasons) : '',
      };
    });
    if (state.restored) return '';
    if (state.reasons) return state.reasons;
    await sleep(100);
  }
  return 'no reason given';
}

export async function measureBackForwardCache(
  launchOptions: LaunchOptions,
  origin: string,
  paths: readonly string[],
): Promise<Measurement[]> {
  // Playwright turns the cache off.
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const values: number[] = [];
  try {
    const { page } = await newPage(browser, desktop);
    for (const [index, path] of paths.entries()) {
      if (index % 10 === 0) console.log(`  ${String(index)}/${String(paths.length)} pages`);
      const reason = await leaveAndReturn(page, origin, path);
      if (reason) console.log(`  ${path} was not restored: ${reason}`);
      values.push(reason ? 0 : 100);
    }
  } finally {
    await browser.close();
  }
  const restored = values.filter(Boolean).length;
  return [
    {
      name: `pages restored from the back-forward cache, of ${String(paths.length)}`,
      values: [restored],
      unit: 'number',
      atLeast: paths.length,
    },
  ];
}
