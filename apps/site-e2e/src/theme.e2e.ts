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
