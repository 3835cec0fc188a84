import { expect, test } from './fixtures';

test.use({ javaScriptEnabled: false });

test('the page, its links and its footer are all there', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCSS('opacity', '1');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveTitle('Blog · Keystrand');
});

test('the menu opens', async ({ page, viewport }) => {
  await page.goto('/about');
  if ((viewport?.width ?? 0) < 896) {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.locator('#menu').getByRole('link', { name: 'IT Consulting' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu')).toBeHidden();
  } else {
    await page.getByRole('button', { name: 'Services' }).hover();
    await expect(page.getByRole('banner').getByRole('link', { name: 'IT Consulting' })).toBeVisible();
  }
});

test('the system decides the theme, and no toggle promises what it cannot do', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 14, 20)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 244, 239)');
  await expect(page.getByRole('button', { name: /Dark/ })).toHaveCount(0);
});
