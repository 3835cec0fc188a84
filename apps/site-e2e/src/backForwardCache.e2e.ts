import type { Page } from '@playwright/test';
import { ask, closeChat, openChat } from './chat';
import { expect, open, phone, test } from './fixtures';
import { sitePages } from './sitePages';

test.use({
  // Playwright turns the cache off, since requests of `page.goBack` could then not be intercepted.
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
  contextOptions: { reducedMotion: 'reduce' },
});

/** Loads another document and goes back; expects the document to be the one that was left. */
async function leaveAndReturn(page: Page, inOtherDocument?: () => Promise<void>): Promise<void> {
  const path = new URL(page.url()).pathname;
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await page.goto(path === '/about' ? '/blog' : '/about');
  await inOtherDocument?.();
  // `page.goBack` waits for a load event, which a restored document does not have.
  await page.evaluate(() => {
    history.back();
  });
  await expect(page).toHaveURL(path);
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
}

/** Opens and closes the menu, on a page that has one. */
async function useMenu(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  const button = page.getByRole('button', { name: 'Open the menu' });
  if ((await button.count()) === 0) return;
  await button.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
}

for (const { path } of sitePages.filter(({ isNotFound }) => !isNotFound))
  test(
    `${path} is restored from the back-forward cache after menu and chat were used`,
    {
      tag: path === '/' ? [] : '@extended',
    },
    async ({ page }) => {
      await open(page, path);
      // The contact dialog is open from the start and makes the page inert.
      if (path === '/contact-popup') return leaveAndReturn(page);
      await useMenu(page);
      await openChat(page);
      await ask(page, 'pricing');
      await leaveAndReturn(page);
      await closeChat(page);
      await useMenu(page);
    },
  );

test('a restored page has the theme that was chosen meanwhile', async ({ page }) => {
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Dark theme' });
  await open(page, '/contact');
  await leaveAndReturn(page, async () => {
    await toggle.click();
    await expect(page.locator('html')).toHaveClass('dark');
  });
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
});
