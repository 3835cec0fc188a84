import { expect, open, test } from './fixtures';

test('/it-consulting has no navigation bar but links home and to its five pages', async ({ page }) => {
  await open(page, '/it-consulting');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open the menu' })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Keystrand' })).toHaveAttribute(
    'href',
    '/',
  );
  for (const path of [
    '/digital-transformation-strategy',
    '/it-infrastructure-management',
    '/devops-agile-consulting',
    '/managed-it-services',
    '/data-analytics-bi-solutions',
  ]) {
    await expect(page.getByRole('main').locator(`a[href="${path}"]`).first()).toBeVisible();
  }
});
