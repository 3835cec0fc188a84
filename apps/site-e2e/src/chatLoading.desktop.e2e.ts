import { ask, chatButton, input, log, messages, openChat, panel, stopClock } from './chat';
import { expect, open, test, waitForFrames } from './fixtures';
import { assetsOf, gzippedSize, holdRequests, recordRequests } from './requests';

test('the chat loads on first use, in at most 15 kB gzipped for opening and asking', async ({ page }) => {
  await page.clock.install();
  const requests = recordRequests(page);
  await open(page, '/about');
  // The particles are the last to load without input.
  await page.clock.fastForward(10_000);
  await expect(page.locator('canvas')).toHaveCount(1);
  expect(requests.filter((url) => /\/assets\/.*chat/i.test(url))).toEqual([]);
  const before = new Set(requests);

  await test.step('opening loads neither keywords nor replies', async () => {
    await openChat(page);
    await page.clock.fastForward(5000);
    await waitForFrames(page);
    expect(requests.filter((url) => /SiteChat/.test(url))).toHaveLength(1);
    expect(requests.filter((url) => /chatEngine|chatReplies/.test(url))).toEqual([]);
  });
  await test.step('asking loads the keywords and one file of replies', async () => {
    await ask(page, 'pricing');
    const added = assetsOf(requests).filter((url) => !before.has(url));
    expect(added.filter((url) => /chatEngine|chatReplies/.test(url))).toHaveLength(2);
    expect(await gzippedSize(page, added), added.join('\n')).toBeLessThanOrEqual(15_000);
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
    await page.clock.runFor(120_000);
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
  await test.step('without the keywords, the reply links to the contact page, and a retry works', async () => {
    await page.route('**/assets/chatEngine*', (route) => route.abort());
    await open(page, '/about');
    await openChat(page);
    await ask(page, 'pricing');
    await expect(messages(page).last()).toContainText('did not arrive');
    await expect(messages(page).last().getByRole('link')).toHaveAttribute('href', '/contact');
    await page.unroute('**/assets/chatEngine*');
    await ask(page, 'pricing');
    await expect(messages(page).last()).toContainText('quote');
  });
});

test('a reply that fails to load is reported and can be requested again', async ({
  page,
  context,
  expectedConsoleMessages,
}) => {
  expectedConsoleMessages.push(/Failed to load resource/);
  await open(page, '/about');
  await openChat(page);
  await ask(page, 'pricing');
  await context.setOffline(true);
  const retry = log(page).getByRole('button', { name: 'Ask again' });
  await expect(retry).toHaveCount(0);
  await test.step('a failed reply links to the contact page and keeps the question', async () => {
    await ask(page, 'devops');
    await expect(messages(page).last()).toContainText('did not arrive');
    await expect(messages(page).last().getByRole('link')).toHaveAttribute('href', '/contact');
    await expect(messages(page).nth(3)).toContainText('You: devops');
  });
  await test.step('a reply that is already loaded works without a connection', async () => {
    await ask(page, 'pricing');
    await expect(messages(page).last()).toContainText('quote');
  });
  await test.step('Ask again repeats the question when the connection is back', async () => {
    // Its reply is in another file.
    await ask(page, 'blockchain');
    await expect(retry).toBeInViewport();
    await context.setOffline(false);
    await retry.click();
    await expect(messages(page)).toHaveCount(11);
    await expect(messages(page).nth(9)).toContainText('You: blockchain');
    await expect(messages(page).last()).not.toContainText('did not arrive');
    await expect(messages(page).last().getByRole('link')).not.toHaveCount(0);
    await expect(retry).toHaveCount(0);
  });
});

test('Typing... remains until a slow reply arrives', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/chatReplies*');
  await page.clock.install();
  await open(page, '/about');
  await openChat(page);
  const requested = page.waitForRequest('**/assets/chatReplies*');
  await input(page).fill('pricing');
  await input(page).press('Enter');
  await requested;
  await page.clock.runFor(2500);
  await expect(log(page).getByText('Typing...')).toBeVisible();
  await expect(messages(page)).toHaveCount(2);
  release();
  await expect(messages(page)).toHaveCount(3);
  await expect(messages(page).last()).toContainText('quote');
  await expect(log(page).getByText('Typing...')).toHaveCount(0);
});
