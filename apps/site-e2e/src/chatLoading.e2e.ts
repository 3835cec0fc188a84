import { chatButton, panel, log, input, messages, openChat, ask } from './chat';
import { fetched } from './fetched';
import { expect, live, open, test } from './fixtures';

test('server-rendered as a link to the contact page, which an early press does not lose', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/about')).text();
  expect(html).toMatch(/<a [^>]*href="\/contact"[^>]*aria-label="Contact us"/);
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await live(page);
  await expect(panel(page)).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL('/about');
});

test('the keyboard focus stays on the link as it becomes the button', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Contact us' }).focus();
  await live(page);
  await expect(chatButton(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(panel(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button is a link to the contact page', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('link', { name: 'Contact us', exact: true }).last().click();
    await expect(page).toHaveURL('/contact');
  });
});

test('nothing is fetched before first use, and at most 15 kB gzipped by opening and asking', async ({
  page,
}) => {
  await open(page, '/about');
  await page.waitForTimeout(3000);
  const before = await fetched(page);
  expect(Object.keys(before).filter((name) => /chat/i.test(name))).toEqual([]);
  await openChat(page);
  await page.waitForTimeout(500);
  const opened = Object.keys(await fetched(page)).filter((name) => !(name in before));
  // The keywords come when something is asked, and of the replies those that lie with the one.
  expect(opened.filter((name) => /SiteChat/.test(name))).toHaveLength(1);
  expect(opened.filter((name) => /chatEngine|chatReplies/.test(name))).toEqual([]);
  await ask(page, 'pricing');
  await page.waitForTimeout(500);
  const added = Object.entries(await fetched(page)).filter(([name]) => !(name in before));
  const seen = added.map(([name, size]) => `${name} ${String(size)}`).join('\n');
  expect(added.filter(([name]) => /chatEngine|chatReplies/.test(name)).length, seen).toBe(2);
  expect(
    added.reduce((sum, [, size]) => sum + size, 0),
    seen,
  ).toBeLessThanOrEqual(15_000);
});

test('where its code does not come, the visitor goes to the contact page', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/);
  await page.route('**/assets/SiteChat*', (route) => route.abort());
  await open(page, '/about');
  await chatButton(page).click();
  await expect(page).toHaveURL('/contact');
});

test('where the keywords do not come, it says so and shows another way', async ({ page, expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/);
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

test('a reply that does not come is owned up to; the question stays and can be asked again', async ({
  page,
  context,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/);
  await open(page, '/about');
  await openChat(page);
  await ask(page, 'pricing');
  await context.setOffline(true);
  const again = log(page).getByRole('button', { name: 'Ask again' });
  await expect(again).toHaveCount(0);
  await ask(page, 'devops');
  await expect(messages(page).last()).toContainText('did not arrive');
  await expect(messages(page).last().getByRole('link')).toHaveAttribute('href', '/contact');
  await expect(messages(page).nth(3)).toContainText('You: devops');
  // What has been fetched before answers all the same.
  await ask(page, 'pricing');
  await expect(messages(page).last()).toContainText('quote');
  // Of a file that has not been.
  await ask(page, 'blockchain');
  await expect(again).toBeInViewport();
  await context.setOffline(false);
  await again.click();
  await expect(messages(page)).toHaveCount(11);
  await expect(messages(page).nth(9)).toContainText('You: blockchain');
  await expect(messages(page).last()).not.toContainText('did not arrive');
  await expect(messages(page).last().getByRole('link')).not.toHaveCount(0);
  await expect(again).toHaveCount(0);
});

test('a reply that comes late is waited for, with Typing... in sight', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/chatReplies*', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/about');
  await openChat(page);
  await input(page).fill('pricing');
  await input(page).press('Enter');
  await page.waitForTimeout(2500);
  await expect(log(page).getByText('Typing...')).toBeVisible();
  await expect(messages(page)).toHaveCount(2);
  release();
  await expect(messages(page)).toHaveCount(3);
  await expect(messages(page).last()).toContainText('quote');
  await expect(log(page).getByText('Typing...')).toHaveCount(0);
});
