import type { Page } from '@playwright/test';
import { ask, chatButton, openChat, panel } from './chat';
import { expect, followFooterLink, phone, test, waitForHydration } from './fixtures';
import { holdRequests } from './requests';

/** Opens a page whose scripts arrive only when the returned function is called. */
async function openWithoutScripts(page: Page): Promise<() => Promise<void>> {
  await page.unrouteAll();
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  return async () => {
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    release();
    await waitForHydration(page);
  };
}

test('input before hydration is not lost', async ({ page }) => {
  await test.step('the opened navigation stays open', async () => {
    const hydrate = await openWithoutScripts(page);
    await page.getByRole('button', { name: 'Services' }).click();
    const link = page.getByRole('banner').getByRole('link', { name: 'Web3 Solutions' });
    await expect(link).toBeVisible();
    await hydrate();
    await expect(link).toBeVisible();
  });
  await test.step('a click on the chat link opens the chat', async () => {
    const hydrate = await openWithoutScripts(page);
    const link = page.locator('a[href="/contact"][aria-label="Contact us"]');
    await link.click();
    await hydrate();
    await expect(panel(page)).toBeVisible();
    await expect(page).toHaveURL('/about');
  });
  await test.step('the chat button keeps focus', async () => {
    const hydrate = await openWithoutScripts(page);
    await page.getByRole('link', { name: 'Contact us' }).focus();
    await hydrate();
    await expect(chatButton(page)).toBeFocused();
  });
  await test.step('the theme button works', async () => {
    const hydrate = await openWithoutScripts(page);
    const toggle = page.getByRole('button', { name: 'Dark theme' });
    await toggle.click();
    await expect(page.locator('html')).toHaveClass('dark');
    await hydrate();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('the opened menu stays open', async () => {
    await page.setViewportSize(phone);
    const hydrate = await openWithoutScripts(page);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const link = page.getByRole('link', { name: 'Web3 Solutions', exact: true }).first();
    await expect(link).toBeVisible();
    await hydrate();
    await expect(link).toBeVisible();
  });
});

test('sections below the window are laid out after hydration', async ({ page }) => {
  const hydrate = await openWithoutScripts(page);
  const isLaidOut = () =>
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Blog' })
      .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await hydrate();
  await expect.poll(isLaidOut).toBe(true);
});

/** 'Slow 3G' of the developer tools of Chromium: 500 kbit/s less 20% either way, 400 ms times 5. */
const slow3G = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 };

test(
  'on slow 3G, the page is usable with the first paint, and then hydrates',
  { tag: '@extended' },
  async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow3G);
    await test.step('the first paint needs the document alone', async () => {
      await page.goto('/contact', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      const requestsBeforePaint = await page.evaluate(() => {
        const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        return performance
          .getEntriesByType('resource')
          .filter((entry) => (entry as PerformanceResourceTiming).responseEnd < painted)
          .map(({ name }) => name);
      });
      expect(requestsBeforePaint).toEqual([]);
    });
    await test.step('text typed before hydration is kept', async () => {
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
      await page.getByLabel('Your name').fill('Ada Lovelace');
      await waitForHydration(page);
      await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace');
    });
    await test.step('a page change and the chat take their time and work', async () => {
      await followFooterLink(page, 'Blog');
      await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toHaveCount(1);
      await expect(page).toHaveTitle(/^Blog: /);
      await openChat(page);
      await ask(page, 'pricing');
    });
  },
);
