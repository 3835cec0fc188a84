import { expect, phone, test } from './fixtures';

test.use({ javaScriptEnabled: false });

test(
  'without JavaScript, pages, links, navigation and the chat link work',
  { tag: '@engines' },
  async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCSS('opacity', '1');
    await page.getByRole('button', { name: 'Services' }).hover();
    await expect(page.getByRole('banner').getByRole('link', { name: 'IT Consulting' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).press('Enter');
    await expect(page).toHaveTitle(/^Blog: /);
    await page.locator('a[href="/contact"][aria-label="Contact us"]').click();
    await expect(page).toHaveURL('/contact');
    await test.step('the menu opens and closes', async () => {
      await page.setViewportSize(phone);
      await page.getByRole('button', { name: 'Open the menu' }).click();
      const link = page.locator('#menu').getByRole('link', { name: 'IT Consulting' });
      await expect(link).toBeVisible();
      await page.setViewportSize({ width: 1000, height: phone.height });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.setViewportSize(phone);
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
    });
  },
);

test(
  'without JavaScript, the contact dialog, the directory and the self-assessment are in the page',
  { tag: '@engines' },
  async ({ page }) => {
    await page.goto('/contact-popup');
    await expect(page.getByLabel('Your name')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/services-page');
    await expect(page.getByRole('heading', { level: 2, name: 'Blockchain Development' })).toBeVisible();
    await page.goto('/security-assessment');
    await expect(page.locator('main fieldset').first().getByRole('radio')).toHaveCount(4);
    await expect(page.getByText('To count by hand')).toBeVisible();
  },
);

test('without JavaScript, the theme follows the system', async ({ page }) => {
  await page.goto('/services-page');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveCount(0);
  await page.goto('/');
  for (const [colorScheme, color] of [
    ['dark', 'rgb(11, 14, 20)'],
    ['light', 'rgb(246, 244, 239)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('body')).toHaveCSS('background-color', color);
  }
});
