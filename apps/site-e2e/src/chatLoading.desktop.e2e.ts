import { ask, chatButton, input, messages, openChat, panel, stopClock } from './chat';
import { expect, open, test } from './fixtures';
import { assetsOf, gzippedSize, recordRequests } from './requests';

test('the chat loads on first use, in at most 22 kB gzipped, and then answers offline', async ({
  page,
  context,
}) => {
  const requests = recordRequests(page);
  await page.clock.install();
  await open(page, '/about');
  // The particles are the last to load without input.
  await page.clock.fastForward(10_000);
  await expect(page.locator('canvas')).toHaveCount(1);
  await expect.poll(() => requests.filter((url) => url.includes('particles-worker'))).toHaveLength(1);
  expect(requests.filter((url) => /\/assets\/.*chat/i.test(url))).toEqual([]);
  const before = new Set(requests);

  await test.step('opening loads everything', async () => {
    await openChat(page);
    const added = assetsOf(requests).filter((url) => !before.has(url));
    expect(added.filter((url) => /SiteChat/.test(url))).toHaveLength(1);
    expect(await gzippedSize(page, added), added.join('\n')).toBeLessThanOrEqual(22_000);
  });
  await test.step('without a connection, questions are suggested, answered and guessed', async () => {
    await context.setOffline(true);
    const opened = requests.length;
    await input(page).fill('pric');
    await expect(panel(page).getByRole('option', { name: 'pricing' })).toBeVisible();
    await ask(page, 'pricing');
    await expect(messages(page).last()).toContainText('quote');
    await ask(page, 'devops');
    await expect(messages(page).last().getByRole('link')).not.toHaveCount(0);
    expect(requests.slice(opened)).toEqual([]);
    await context.setOffline(false);
  });
});

test('if its code does not arrive within 10 s, the chat says so in the page and offers a retry', async ({
  page,
}) => {
  await open(page, '/about');
  await stopClock(page);
  const failure = page.getByRole('status').filter({ hasText: 'The chat has not loaded.' });
  await page.route('**/assets/SiteChat*', () => new Promise(() => undefined));
  await test.step('nothing changes before, and nothing navigates after', async () => {
    await chatButton(page).click();
    await expect(chatButton(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(9900);
    expect(await failure.count()).toBe(0);
    await page.clock.runFor(100);
    await expect(failure).toContainText('Check your connection');
    await expect(chatButton(page)).toHaveAttribute('aria-busy', 'false');
    await page.clock.fastForward(120_000);
    await expect(page).toHaveURL('/about');
  });
  await test.step('it can be closed, and its link leads to the contact page', async () => {
    await failure.getByRole('button', { name: 'Close' }).click();
    await expect(failure).toHaveCount(0);
    await chatButton(page).click();
    await page.clock.runFor(10_000);
    await expect(failure.getByRole('link', { name: 'Contact page' })).toHaveAttribute('href', '/contact');
  });
  await test.step('a retry requests the code anew and opens the chat', async () => {
    await page.unrouteAll();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page)).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
});

test('if its code fails to load, the chat says so and a retry works', async ({
  page,
  expectedConsoleMessages,
}) => {
  expectedConsoleMessages.push(/Failed to load resource/);
  await test.step('without the panel, a status offers the contact page', async () => {
    await page.route('**/assets/SiteChat*', (route) => route.abort());
    await open(page, '/about');
    await chatButton(page).click();
    const failure = page.getByRole('status').filter({ hasText: 'The chat has not loaded.' });
    await failure.getByRole('link', { name: 'Contact page' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(failure).toHaveCount(0);
    await page.unroute('**/assets/SiteChat*');
    await openChat(page);
  });
});
