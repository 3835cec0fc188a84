import { expect, test } from './fixtures';

test.use({ javaScriptEnabled: false });

test('without JavaScript, the dialog and the self-assessment are in the page', async ({ page }) => {
  await test.step('the contact dialog is a form in the page', async () => {
    await page.goto('/contact-popup');
    await expect(page.getByLabel('Your name')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('the self-assessment is a checklist with instructions for counting', async () => {
    await page.goto('/security-assessment');
    await expect(page.getByRole('radio')).toHaveCount(48);
    await page.getByRole('radio').nth(3).check();
    await expect(page.getByText('31 to 36: Proven')).toBeVisible();
    await expect(page.getByText('To count by hand')).toBeVisible();
  });
});
