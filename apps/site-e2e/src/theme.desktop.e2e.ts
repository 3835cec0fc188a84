import { expect, live, open, test } from './fixtures';

const isDark = () => document.documentElement.classList.contains('dark');

test.describe('the toggle of the bar', () => {
  test('flips the theme, says so and survives a reload', async ({ page }) => {
    await open(page, '/about');
    const toggle = page.getByRole('button', { name: 'Dark theme' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    expect(await page.locator('meta[name=theme-color]').getAttribute('content')).toBe('#0B0E14');
    await page.reload();
    await live(page);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.click();
    expect(await page.evaluate(isDark)).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });

  test('works before hydration', async ({ page }) => {
    await page.route('**/assets/*.js', (route) =>
      new Promise((resolve) => setTimeout(resolve, 3000)).then(() => route.continue()),
    );
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Dark theme' }).click();
    expect(await page.evaluate(isDark)).toBe(true);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await live(page);
    await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('works for the visit where storage is blocked', async ({ page }) => {
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
});
