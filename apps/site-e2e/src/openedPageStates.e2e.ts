import { expectAccessible } from './accessibility';
import { ask, input, messages, openChat, panel, waitForOpenedPanel } from './chat';
import { expect, open, test } from './fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the chat is accessible in each of its states', { tag: '@extended' }, async ({ page }) => {
  await open(page, '/about');
  await test.step('with the greeting only', async () => {
    await openChat(page);
    await waitForOpenedPanel(page);
    await expectAccessible(page);
  });
  await test.step('with a reply', async () => {
    await ask(page, 'pricing');
    await expectAccessible(page);
  });
  await test.step('with a message close to the longest', async () => {
    await input(page).fill('a '.repeat(230));
    await expectAccessible(page);
    await input(page).fill('');
  });
  await test.step('after it was cleared', async () => {
    await panel(page).getByRole('button', { name: 'Clear chat' }).click();
    await expect(messages(page)).toHaveCount(1);
    await expectAccessible(page);
  });
});

test('a page that failed to load is accessible', async ({ page, context, expectedConsoleMessages }) => {
  expectedConsoleMessages.push(/Failed to load resource/, /ChunkLoadError/);
  await open(page, '/about');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Something went wrong.');
  await expectAccessible(page);
});

test('expanded disclosures of every kind are accessible', { tag: '@extended' }, async ({ page }) => {
  for (const path of ['/', '/services-page', '/cyber-security']) {
    await open(page, path);
    for (const summary of await page.locator('main details > summary').all()) await summary.click();
    await expect(page.locator('main details:not([open])')).toHaveCount(0);
    await expectAccessible(page);
  }
});

test('a partly answered self-assessment is accessible', { tag: '@extended' }, async ({ page }) => {
  await open(page, '/security-assessment');
  const groups = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('radio') });
  for (const group of (await groups.all()).slice(0, 5)) await group.getByRole('radio').nth(2).check();
  await expectAccessible(page);
});
