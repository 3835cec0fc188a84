import type { Page } from '@playwright/test';
import { ask, chatButton, closeChat, openChat } from './chat';
import { expect, open, test } from './fixtures';
import { paths } from './sitePaths';
import { desktop, phone } from './viewports';

test.use({
  // Playwright turns the cache off, since requests of `page.goBack` could then not be intercepted.
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
  contextOptions: { reducedMotion: 'reduce' },
});

/** Paths that `npm test` covers. */
const quickPaths = new Set(['/', '/contact']);

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
  expect(
    await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return (navigation as unknown as { notRestoredReasons: unknown }).notRestoredReasons;
    }),
  ).toBeNull();
}

async function useNavigation(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  await page.setViewportSize(phone);
  // The consulting home page has no navigation.
  if ((await banner.getByRole('button', { name: 'Open the menu' }).count()) > 0) {
    await banner.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close the menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
    await page.setViewportSize(desktop);
    await banner.getByRole('button', { name: 'Services' }).click();
    await expect(banner.getByRole('link', { name: 'Web3 Solutions' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(banner.getByRole('link', { name: 'Web3 Solutions' })).toBeHidden();
  }
  await page.setViewportSize(desktop);
}

for (const path of paths)
  test(
    `${path} is restored from the back-forward cache after menu and chat were used`,
    { tag: quickPaths.has(path) ? [] : '@extended' },
    async ({ page }) => {
      await open(page, path);
      // The contact dialog is open from the start and makes the page inert.
      if (path === '/contact-popup') await leaveAndReturn(page);
      else {
        await useNavigation(page);
        await openChat(page);
        await ask(page, 'pricing');
        await leaveAndReturn(page);
        await closeChat(page);
        await useNavigation(page);
      }
    },
  );

test('a restored page has the theme that was chosen meanwhile', async ({ page }) => {
  await open(page, '/contact');
  await leaveAndReturn(page, async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveClass('dark');
  });
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Dark theme' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(chatButton(page)).toBeVisible();
});
