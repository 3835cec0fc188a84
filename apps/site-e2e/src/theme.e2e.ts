import { expect, open, test } from './fixtures';

const isDark = () => document.documentElement.classList.contains('dark');

test('the system decides where nothing is stored', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  expect(await page.evaluate(isDark)).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => page.evaluate(isDark)).toBe(false);
});

test('a stored value that is no theme counts as nothing stored', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'purple');
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  expect(await page.evaluate(isDark)).toBe(true);
});

test('a stored theme stands before the first paint and wins over the system', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('body').waitFor({ state: 'attached' });
  expect(await page.evaluate(isDark)).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});

test('other tabs follow', async ({ context }) => {
  const one = await context.newPage();
  const other = await context.newPage();
  await open(one, '/about');
  await open(other, '/blog');
  await one.evaluate(() => {
    localStorage.setItem('theme', 'dark');
  });
  await expect.poll(() => other.evaluate(isDark)).toBe(true);
});
