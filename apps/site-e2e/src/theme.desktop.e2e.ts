import { expect, open, test, waitForHydration } from './fixtures';

const isDark = () => document.documentElement.classList.contains('dark');

test('a stored theme takes precedence over the system and applies before the first paint', async ({
  page,
  context,
}) => {
  const store = (theme: string) =>
    page.evaluate((value) => {
      localStorage.setItem('theme', value);
    }, theme);

  await test.step('without a stored theme, the theme follows the system', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    expect(await page.evaluate(isDark)).toBe(true);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => page.evaluate(isDark)).toBe(false);
  });
  await test.step('an unknown stored value is ignored', async () => {
    await store('purple');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    expect(await page.evaluate(isDark)).toBe(true);
  });
  await test.step('a stored theme applies before the first paint', async () => {
    await store('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('body').waitFor({ state: 'attached' });
    expect(await page.evaluate(isDark)).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  });
  await test.step('other tabs follow', async () => {
    const other = await context.newPage();
    await open(other, '/blog');
    expect(await other.evaluate(isDark)).toBe(true);
    await store('light');
    await expect.poll(() => other.evaluate(isDark)).toBe(false);
    await store('dark');
    await expect.poll(() => other.evaluate(isDark)).toBe(true);
  });
});

test('the theme button switches the theme and keeps it after a reload', async ({ page }) => {
  await open(page, '/about');
  const toggle = page.getByRole('button', { name: 'Dark theme' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  expect(await page.locator('meta[name=theme-color]').getAttribute('content')).toBe('#0B0E14');
  await page.reload();
  await waitForHydration(page);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  expect(await page.evaluate(isDark)).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
});

test('the theme button works until the next reload if storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  expect(await page.evaluate(isDark)).toBe(true);
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/contact');
  expect(await page.evaluate(isDark)).toBe(true);
});
