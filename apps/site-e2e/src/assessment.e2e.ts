import { expect, open, test, waitForHydration } from './fixtures';

test(
  'the self-assessment is scored, kept after a reload and copied into the inquiry',
  { tag: '@engines' },
  async ({ page }) => {
    await open(page, '/security-assessment');
    const questions = page.locator('main fieldset');
    const count = await questions.count();
    for (let index = 0; index < count; index++) await questions.nth(index).getByRole('radio').nth(1).check();
    const result = page.getByRole('heading', { name: 'Partial', exact: true });
    await expect(result).toBeVisible();
    await page.reload();
    await waitForHydration(page);
    await expect(result).toBeVisible();
    await page.getByRole('link', { name: 'Take the result along' }).click();
    await expect(page).toHaveURL('/inquire-now');
    await expect(page.getByLabel('What happens today')).toHaveValue(
      /^Security self-assessment \(NIST CSF 2\.0\): 12 of 36/,
    );
  },
);

test('the self-assessment prints the answers instead of the questions, in dark text', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/security-assessment');
  await page.getByRole('radio').first().check();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'The answers' })).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your result' })).toHaveCSS('color', 'rgb(16, 19, 26)');
});
