import { expect, open, test } from './fixtures';

test(
  'the services directory finds services and terms, and a link opens a category',
  { tag: '@engines' },
  async ({ page }) => {
    await open(page, '/services-page');
    const field = page.getByRole('searchbox', { name: 'Find a service' });
    const categories = page.getByRole('main').getByRole('group');
    const results = page.getByRole('main').getByRole('listitem').getByRole('link');
    await test.step('matches replace the categories, and the keyboard follows one', async () => {
      await field.pressSequentially('wallet');
      await expect(page.getByRole('main').locator('mark').first()).toHaveText(/wallet/i);
      await expect(categories).toHaveCount(0);
      await page.keyboard.press('ArrowDown');
      await expect(results.first()).toBeFocused();
      const href = await results.first().getAttribute('href');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(String(href));
      await page.goBack();
      await expect(categories).not.toHaveCount(0);
    });
    await test.step('a term of the glossary is found, and Escape empties the field', async () => {
      await field.pressSequentially('attack surface');
      await expect(page.getByRole('heading', { level: 2, name: 'Glossary' })).toBeVisible();
      await field.press('Escape');
      await expect(field).toHaveValue('');
      await expect(categories).not.toHaveCount(0);
    });
    await test.step('a fragment opens its category', async () => {
      await expect(page.locator('#web3 details[open], details#web3[open]')).toHaveCount(0);
      await open(page, '/services-page#web3');
      await expect(page.getByRole('main').getByRole('link', { name: 'DAO Development' })).toBeVisible();
    });
  },
);
