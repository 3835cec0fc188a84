import type { Page } from '@playwright/test';
import { expect, open, test, waitForFrames, waitForHydration } from './fixtures';
import { recordNavigations, serveNewerData } from './requests';

// The footer's animation would move its links away from the pointer.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const blogLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Blog' });

test('unknown paths are answered with 404 and a page that links to others', async ({
  page,
  request,
  expectedConsoleMessages,
}) => {
  expectedConsoleMessages.push(/status of 404/);
  await test.step('malformed percent-encoding is an unknown path', async () => {
    const response = await page.goto('/%E0%A4%A');
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await expect(heading(page)).toBeVisible();
  });
  await test.step('the page is not stored or indexed, and its links work', async () => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    expect(response?.headers()['cache-control']).toBe('no-store');
    await waitForHydration(page);
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).not.toHaveURL(/no-such-page/);
    await expect(heading(page)).toBeFocused();
  });
  await test.step('unknown ids, other spellings and file names are unknown paths', async () => {
    for (const path of [
      '/web3-solutions/nothing',
      '/industry/nothing',
      '/services/nothing',
      '/About',
      '/index.html',
      '/data/nothing.json',
    ])
      expect((await request.get(path)).status(), path).toBe(404);
  });
  await test.step('a trailing slash is redirected', async () => {
    const response = await request.get('/about/?from=mail', { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers()['location']).toBe('/about?from=mail');
    await page.goto('/about/?from=mail');
    const navigations = recordNavigations(page);
    await waitForHydration(page);
    await expect(page).toHaveURL('/about?from=mail');
    expect(navigations).toEqual([]);
  });
});

test('a stale build whose code is gone reloads the page once', async ({ page, expectedConsoleMessages }) => {
  expectedConsoleMessages.push(/Failed to load resource/);
  await page.clock.install();
  await open(page, '/about');
  const navigations = recordNavigations(page);
  let failedAfterReload = 0;
  await page.route('**/assets/form-*.js*', async (route) => {
    await route.fulfill({ status: 404, body: '' });
    if (navigations.length > 0) failedAfterReload += 1;
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(heading(page)).toBeVisible();
  // The new document cannot load the code either. It must not reload again, and remains as prerendered.
  await expect.poll(() => failedAfterReload).toBeGreaterThan(0);
  await page.clock.runFor(10_000);
  await waitForFrames(page);
  expect(navigations).toHaveLength(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('data of a newer build reloads the page on a visit, not on a prefetch', async ({ page }) => {
  await open(page, '/about');
  const navigations = recordNavigations(page);
  await serveNewerData(page, '**/data/blog.json', navigations);
  const prefetch = page.waitForResponse('**/data/blog.json');
  await blogLink(page).hover();
  await (await prefetch).finished();
  await waitForFrames(page);
  expect(navigations).toEqual([]);
  await blogLink(page).click();
  await expect(page).toHaveTitle('Blog: security, software and blockchain notes · Keystrand');
  await waitForHydration(page);
  expect(navigations).toHaveLength(1);
});

test('a page change without a connection shows an error and can be retried', async ({
  page,
  context,
  expectedConsoleMessages,
}) => {
  expectedConsoleMessages.push(/Failed to load resource/, /ChunkLoadError/);
  await open(page, '/about');
  await context.setOffline(true);
  await blogLink(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Something went wrong.');
  await expect(alert.getByRole('link', { name: 'Load the page afresh' })).toHaveAttribute('href', '/blog');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.setOffline(false);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveTitle('Blog: security, software and blockchain notes · Keystrand');
  await expect(alert).toHaveCount(0);
});

test('a page change times out after 120 s and can be retried', async ({ page, expectedConsoleMessages }) => {
  expectedConsoleMessages.push(/ChunkLoadError/);
  await open(page, '/about');
  await page.clock.install();
  await page.route('**/data/blog.json', () => new Promise(() => undefined));
  await blogLink(page).click();
  await page.clock.runFor(119_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(page.getByRole('alert')).toContainText('did not arrive within 120 seconds');
  await page.unroute('**/data/blog.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.clock.runFor(1000);
  await expect(page).toHaveTitle('Blog: security, software and blockchain notes · Keystrand');
});

test('if no script loads, the prerendered page and its links work', async ({
  page,
  expectedConsoleMessages,
}) => {
  expectedConsoleMessages.push(/Failed to load resource/);
  await page.route('**/assets/*.js', (route) => route.abort());
  const failure = page.waitForEvent('requestfailed', (request) => /entry-client/.test(request.url()));
  await page.goto('/about');
  await failure;
  await waitForFrames(page);
  await expect(heading(page)).toBeVisible();
  await blogLink(page).click();
  await expect(page).toHaveTitle('Blog: security, software and blockchain notes · Keystrand');
});
