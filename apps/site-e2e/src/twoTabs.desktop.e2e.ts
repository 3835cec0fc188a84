import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';

const themeToggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Dark theme' });

async function expectTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await expect(page.locator('html')).toHaveClass(theme);
  await expect(themeToggle(page)).toHaveAttribute('aria-pressed', String(theme === 'dark'));
}

test('two tabs agree on the theme, whichever switched last', async ({ page, context }) => {
  const other = await context.newPage();
  // The tabs start with different themes, as the system preference decides.
  await other.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/about');
  await open(other, '/contact');
  await expectTheme(page, 'light');
  await expectTheme(other, 'dark');

  await themeToggle(page).click();
  await expectTheme(page, 'dark');
  await expectTheme(other, 'dark');
  await themeToggle(other).click();
  await expectTheme(other, 'light');
  await expectTheme(page, 'light');
  await test.step('the next document of either tab has that theme', async () => {
    for (const tab of [page, other]) {
      await open(tab, '/blog');
      await expectTheme(tab, 'light');
    }
  });
  await test.step('after the stored theme is cleared, each tab follows the system', async () => {
    await page.evaluate(() => {
      localStorage.clear();
    });
    await expectTheme(other, 'dark');
  });
});

test('two tabs with the same form keep their own drafts', async ({ page, context }) => {
  const other = await context.newPage();
  const name = (tab: Page) => tab.getByLabel('Your name');
  await open(page, '/contact');
  await name(page).fill('Ada Lovelace');
  await open(other, '/contact');
  await expect(name(other)).toHaveValue('');
  await name(other).fill('Grace Hopper');
  for (const [tab, value] of [
    [page, 'Ada Lovelace'],
    [other, 'Grace Hopper'],
  ] as const) {
    await open(tab, '/contact');
    await expect(name(tab)).toHaveValue(value);
  }
  await test.step('a tab opened by the page starts with a copy, which changes on its own', async () => {
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => {
        window.open('/contact');
      }),
    ]);
    await expect(name(opened)).toHaveValue('Ada Lovelace');
    await name(opened).fill('Mary Somerville');
    await open(page, '/contact');
    await expect(name(page)).toHaveValue('Ada Lovelace');
  });
});
