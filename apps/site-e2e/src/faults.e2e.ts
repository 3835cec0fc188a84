import { expect, live, open, test } from './fixtures';

test('an unknown path answers 404 with ways on, and noindex', async ({ page, expectedNoise }) => {
  expectedNoise.push(/status of 404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  expect(response?.headers()['cache-control']).toBe('no-store');
  await live(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/no-such-page/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('malformed percent-encoding is an unknown path like any other', async ({ page, expectedNoise }) => {
  expectedNoise.push(/status of 404/);
  const response = await page.goto('/%E0%A4%A');
  expect(response?.status()).toBe(404);
  await live(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an id that the content does not have is an unknown path', async ({ request }) => {
  for (const path of [
    '/web3-solutions/nothing',
    '/industry/nothing',
    '/services/nothing',
    '/About',
    '/index.html',
    '/data/nothing.json',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('a trailing slash is redirected to the page', async ({ request }) => {
  const response = await request.get('/about/?from=mail', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers()['location']).toBe('/about?from=mail');
});

test('code that vanished with a deploy loads the page afresh, once', async ({ page, expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/);
  await open(page, '/about');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route('**/assets/blog-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(3000);
  // One fresh document; the code is still gone, and there is no second reload: the prerendered page simply stands.
  expect(documents).toBe(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('data of a newer build loads the page afresh', async ({ page }) => {
  await open(page, '/about');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route('**/data/blog.json', async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: documents === 0 ? { ...data, build: '/assets/newer.js' } : data });
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' });
  const ahead = page.waitForResponse('**/data/blog.json');
  await link.hover();
  await (await ahead).finished();
  expect(documents, 'the pointer alone takes nobody anywhere').toBe(0);
  await link.click();
  await expect(page).toHaveTitle('Blog · Keystrand');
  await live(page);
  expect(documents).toBe(1);
});

test('offline, a page change says what happened and offers a retry that works', async ({
  page,
  context,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/, /ChunkLoadError/);
  await open(page, '/about');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Something went wrong.');
  await expect(alert.getByRole('link', { name: 'Load the page afresh' })).toHaveAttribute('href', '/blog');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.setOffline(false);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveTitle('Blog · Keystrand');
  await expect(alert).toHaveCount(0);
});

test('data that has not arrived after 120 seconds raises the chunk-loading error', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(/ChunkLoadError/);
  await open(page, '/about');
  await page.clock.install();
  await page.route('**/data/blog.json', () => new Promise(() => undefined));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await page.clock.runFor(119_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(page.getByRole('alert')).toContainText('did not arrive within 120 seconds');
  await page.unroute('**/data/blog.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.clock.runFor(1000);
  await expect(page).toHaveTitle('Blog · Keystrand');
});

test('with every script refused the page stands whole, with its links', async ({ page, expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about');
  await page.waitForTimeout(1000);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveTitle('Blog · Keystrand');
});

test('on a slow line an early click on the menu is not lost', async ({ page, viewport }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  const phone = (viewport?.width ?? 0) < 896;
  await page.getByRole('button', { name: phone ? 'Open the menu' : 'Services' }).click();
  await expect(page.getByRole('link', { name: 'Web3 Solutions', exact: true }).first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await live(page);
  await expect(page.getByRole('link', { name: 'Web3 Solutions', exact: true }).first()).toBeVisible();
});
