import { expectAccessible } from './accessibility';
import { chatButton } from './chat';
import { expect, open } from './fixtures';
import { test } from './sharedPage';

test('the open navigation is accessible', async ({ page, viewport }) => {
  await open(page, '/about');
  if ((viewport?.width ?? 0) < 896) {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  } else {
    await page.getByRole('button', { name: 'Services' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Web3 Solutions' })).toBeVisible();
  }
  await expectAccessible(page);
});

test('the status of a chat that has not loaded is accessible', async ({ page, expectedConsoleMessages }) => {
  expectedConsoleMessages.push(/Failed to load resource/);
  await page.route('**/assets/SiteChat*', (route) => route.abort());
  await open(page, '/about');
  await chatButton(page).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
});

test('expanded questions are accessible', async ({ page }) => {
  await open(page, '/contact');
  const questions = page.locator('main details');
  expect(await questions.count()).toBeGreaterThan(0);
  for (const question of await questions.all()) await question.locator('summary').click();
  await expect(page.locator('main details:not([open])')).toHaveCount(0);
  await expectAccessible(page);
});

test('a form with errors is accessible', async ({ page }) => {
  await open(page, '/inquire-now');
  await page.getByRole('main').locator('button[type="submit"]').click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await expectAccessible(page);
});

test('the result of the self-assessment is accessible', async ({ page }) => {
  await open(page, '/security-assessment');
  const groups = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('radio') });
  for (const group of await groups.all()) await group.getByRole('radio').first().check();
  await expect(page.getByRole('table', { name: 'Points by function' })).toBeVisible();
  await expectAccessible(page);
});
