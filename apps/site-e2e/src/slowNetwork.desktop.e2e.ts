import { ask, openChat } from './chat';
import { expect, test, waitForHydration } from './fixtures';

/** 'Slow 3G' of the developer tools of Chromium: 500 kbit/s less 20% either way, 400 ms times 5. */
const slow3G = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 };

test(
  'on slow 3G, the page is usable with the first paint, and then hydrates',
  { tag: '@extended' },
  async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow3G);
    const root = page.locator('html');

    await test.step('the first paint needs the document alone', async () => {
      await page.goto('/contact', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      const { painted, received } = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        received: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd,
      }));
      // Less than the round trip that a second request would need.
      expect(painted - received).toBeLessThan(slow3G.latency);
    });
    await test.step('before hydration, the Services panel opens and a form accepts text', async () => {
      await expect(root).not.toHaveAttribute('data-hydrated');
      await page.getByRole('button', { name: 'Services' }).hover();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Web3 Solutions' })).toBeVisible();
      await page.getByLabel('Your name').fill('Ada Lovelace');
      await expect(root).not.toHaveAttribute('data-hydrated');
    });
    await test.step('hydration keeps the text', async () => {
      await waitForHydration(page);
      await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace');
    });
    await test.step('a page change and the chat take their time and work', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Blog' }).press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toHaveCount(1);
      await expect(page).toHaveTitle('Blog: security, software and blockchain notes · Keystrand');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await openChat(page);
      await ask(page, 'pricing');
    });
    await test.step('a link works before hydration', async () => {
      await page.goto('/contact', { waitUntil: 'commit' });
      await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
      await expect(page).toHaveURL('/about');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  },
);
