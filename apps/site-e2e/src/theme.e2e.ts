import type { Page } from '@playwright/test';
import { expect, open, test, waitForHydration } from './fixtures';

const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Dark theme' });

async function expectTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await expect(page.locator('html')).toHaveClass(theme);
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', String(theme === 'dark'));
}

test(
  'the theme button switches the theme, which later pages and documents keep',
  { tag: '@engines' },
  async ({ page }) => {
    await open(page, '/about');
    await expectTheme(page, 'light');
    await toggle(page).click();
    await expectTheme(page, 'dark');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 14, 20)');
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0B0E14');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await page.reload();
    await waitForHydration(page);
    await expectTheme(page, 'dark');
    await toggle(page).click();
    await expectTheme(page, 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  },
);

test('a stored theme applies before the first paint, and otherwise that of the system', async ({ page }) => {
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  expect(await isDark()).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(isDark).toBe(false);
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('body').waitFor({ state: 'attached' });
  expect(await isDark()).toBe(true);
});

test('two tabs agree on the theme, whichever switched last', async ({ page, context }) => {
  const other = await context.newPage();
  // The tabs start with different themes, as the system preference decides.
  await other.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/about');
  await open(other, '/contact');
  await expectTheme(page, 'light');
  await expectTheme(other, 'dark');
  await toggle(page).click();
  await toggle(other).click();
  for (const tab of [page, other]) await expectTheme(tab, 'light');
  await test.step('after the stored theme is cleared, each tab follows the system', async () => {
    // A document keeps the theme that was chosen in it.
    await open(other, '/blog');
    await page.evaluate(() => {
      localStorage.clear();
    });
    await expectTheme(other, 'dark');
  });
});
