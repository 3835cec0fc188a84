import { expect, open, test } from './fixtures';

test('the services directory finds services, articles and terms', async ({ page }) => {
  await open(page, '/services-page');
  const field = page.getByRole('searchbox', { name: 'Find a service' });
  const categories = page.getByRole('heading', { level: 2, name: 'Blockchain Development' });
  const results = page.getByRole('main').getByRole('listitem').getByRole('link');

  await test.step('typing replaces the categories by what matches', async () => {
    await field.fill('wallet');
    await expect(results.first()).toHaveText(/wallet/i);
    await expect(page.getByRole('main').getByRole('group')).toHaveCount(0);
    const marks = await page.getByRole('main').locator('mark').allTextContents();
    expect(new Set(marks.map((mark) => mark.toLowerCase()))).toEqual(new Set(['wallet']));
    await expect(page.getByRole('status').filter({ hasText: 'results for' })).toHaveText(/“wallet”$/);
  });
  await test.step('the arrow keys reach a result, Enter follows it, and Back returns', async () => {
    await field.press('ArrowDown');
    await expect(results.first()).toBeFocused();
    const href = await results.first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(String(href));
    await page.goBack();
    await expect(categories).toBeVisible();
  });
  await test.step('a term of the glossary is found', async () => {
    await field.fill('attack surface');
    await expect(page.getByRole('heading', { level: 2, name: 'Glossary' })).toBeVisible();
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await expect(categories).toBeVisible();
  });
  await test.step('without results it offers the categories', async () => {
    await field.fill('zzz');
    await page.getByRole('button', { name: 'Show all seven categories' }).click();
    await expect(categories).toBeVisible();
    await expect(field).toBeFocused();
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the services directory has its categories and no search field', async ({ page }) => {
    await page.goto('/services-page');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('heading', { level: 2, name: 'Blockchain Development' })).toBeVisible();
  });
});
