import { expect, test } from './fixtures';

test.use({ javaScriptEnabled: false });

test('without JavaScript, pages, links, navigation, theme and the chat link work', async ({
  page,
  viewport,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCSS('opacity', '1');

  await test.step('the navigation opens', async () => {
    if ((viewport?.width ?? 0) < 896) {
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(page.locator('#menu').getByRole('link', { name: 'IT Consulting' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('#menu')).toBeHidden();
    } else {
      await page.getByRole('button', { name: 'Services' }).hover();
      await expect(page.getByRole('banner').getByRole('link', { name: 'IT Consulting' })).toBeVisible();
      await page.mouse.move(10, 700);
    }
  });
  await test.step('the theme follows the system, and there is no theme button', async () => {
    await page.goto('/');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 14, 20)');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 244, 239)');
    await expect(page.getByRole('button', { name: /Dark/ })).toHaveCount(0);
  });
  await test.step('links of the footer lead to other pages', async () => {
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveTitle('Blog: security, software and blockchain notes · Keystrand');
  });
  await test.step('the chat button is a link to the contact page', async () => {
    await page.goto('/about');
    await page.getByRole('link', { name: 'Contact us', exact: true }).last().click();
    await expect(page).toHaveURL('/contact');
  });
});
