import type { Page } from '@playwright/test';
import { expect, followFooterLink, open, test, waitForFrames, waitForHydration } from './fixtures';
import { recordNavigations, recordRequests, serveNewerContent } from './requests';
import { siteServer } from './siteServer';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'an unknown path shows a page that links to others',
  { tag: '@engines' },
  async ({ page, expectedConsoleMessages }) => {
    expectedConsoleMessages.push(/404/);
    await open(page, '/no-such-page');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(heading(page)).toBeFocused();
  },
);

test('a trailing slash is redirected, and the page hydrates there', async ({ page }) => {
  const navigations = recordNavigations(page);
  await open(page, '/about/?from=mail');
  await expect(page).toHaveURL('/about?from=mail');
  expect(navigations).toHaveLength(2);
});

test(
  'a page change without a connection shows an error and can be retried',
  { tag: '@engines' },
  async ({ page, expectedConsoleMessages }) => {
    expectedConsoleMessages.push(/ChunkLoadError|failed|network|connection|error loading|^error: Error$/i);
    const server = await siteServer();
    try {
      await open(page, `${server.origin}/about`);
      await server.stop();
      await followFooterLink(page, 'Blog');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Something went wrong.');
      await page.waitForFunction(
        (href) => document.querySelector<HTMLAnchorElement>('[role="alert"] a')?.href === href,
        `${server.origin}/blog`,
      );
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await server.start();
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(page).toHaveTitle(/^Blog: /);
      await expect(alert).toHaveCount(0);
    } finally {
      await server.stop();
    }
  },
);

test('a page of a newer build reloads the document once', async ({ page }) => {
  await open(page, '/about');
  const navigations = recordNavigations(page);
  await serveNewerContent(page, '**/content/contact.txt', () => navigations.length === 0);
  await followFooterLink(page, 'Contact');
  await expect(page).toHaveURL('/contact');
  await waitForHydration(page);
  expect(navigations).toHaveLength(1);
});

test('a page whose code is gone reloads the document once, and remains as prerendered', async ({
  page,
  expectedConsoleMessages,
}) => {
  expectedConsoleMessages.push(/Failed to load resource/);
  await page.route('**/assets/form-*.js', (route) => route.fulfill({ status: 404 }));
  const navigations = recordNavigations(page);
  const requests = recordRequests(page);
  await page.goto('/contact');
  await expect.poll(() => navigations.length).toBe(2);
  // Each document requests the content twice: for its data, and when the code has failed. Browsers do not request failed code
  // again, so a pointer that moves on starts no other attempt.
  const contents = () => requests.filter((url) => url.endsWith('/content/contact.txt')).length;
  await page.mouse.move(100, 100);
  await expect.poll(contents).toBe(4);
  await page.mouse.move(200, 200, { steps: 10 });
  await waitForFrames(page);
  expect(contents()).toBe(4);
  expect(navigations).toHaveLength(2);
  await expect(page.getByLabel('Your name')).toBeVisible();
});

test('content of a newer build reloads the page on a visit, not on a prefetch', async ({ page }) => {
  const navigations = recordNavigations(page);
  const prefetch = page.waitForResponse('**/content/blog.txt');
  await serveNewerContent(page, '**/content/blog.txt', () => navigations.length < 2);
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).focus();
  await (await prefetch).finished();
  await waitForFrames(page);
  expect(navigations).toHaveLength(1);
  await followFooterLink(page, 'Blog');
  await expect(page).toHaveTitle(/^Blog: /);
  await waitForHydration(page);
  expect(navigations).toHaveLength(2);
});

test('a page change times out after 120 s and can be retried', async ({ page, expectedConsoleMessages }) => {
  expectedConsoleMessages.push(/ChunkLoadError/);
  await page.clock.install();
  await page.route('**/content/blog.txt', () => new Promise(() => undefined));
  await open(page, '/about');
  await followFooterLink(page, 'Blog');
  // The request may have begun earlier, ahead of the press.
  await page.clock.runFor(90_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(31_000);
  await expect(page.getByRole('alert')).toContainText('did not arrive within 120 seconds');
  await page.unroute('**/content/blog.txt');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.clock.runFor(1000);
  await expect(page).toHaveTitle(/^Blog: /);
});

test('an application that stalls is ended after 120 s, and the next input starts it', async ({
  page,
  expectedConsoleMessages,
}) => {
  expectedConsoleMessages.push(/Failed to load resource/);
  await page.clock.install();
  await page.route('**/assets/framework-*.js', () => new Promise(() => undefined), { times: 1 });
  const stalled = page.waitForRequest('**/assets/framework-*.js');
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await stalled;
  await page.clock.runFor(121_000);
  await page.keyboard.press('Tab');
  await waitForHydration(page);
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
  await followFooterLink(page, 'Blog');
  await expect(page).toHaveTitle(/^Blog: /);
});

test('a page that throws is replaced by an error message, on loading and on a page change', async ({
  page,
  expectedConsoleMessages,
}) => {
  expectedConsoleMessages.push(/forced by the test/);
  // Replaces a chunk by one with the same exports, each of whose components throws while it renders.
  await page.route('**/assets/form-*.js', async (route) => {
    const code = await (await route.fetch()).text();
    const names = [...(/export\s*\{([^}]*)\}/.exec(code)?.[1] ?? '').matchAll(/([\w$]+)\s*(?:,|$)/g)];
    await route.fulfill({
      contentType: 'text/javascript',
      // A bundler may export a component itself or an object that contains it under its name.
      body: `
        const broken = new Proxy(() => { throw new Error('forced by the test'); }, {
          get: (_target, key) => (/^(?:[A-Z]|default$)/.test(String(key)) ? broken : undefined),
        });
        export { ${names.map(([, exported = '']) => `broken as ${exported}`).join(', ')} };`,
    });
  });
  const alert = page.getByRole('alert');
  const expectMessage = async () => {
    await expect(alert.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
    await expect(alert).toContainText('This page could not be shown.');
    await expect(page).toHaveTitle('Something went wrong · Keystrand');
    await expect(page.locator('body')).not.toContainText(/forced by the test|\bat .+\.js/);
  };
  await open(page, '/contact');
  await expectMessage();
  await followFooterLink(page, 'Blog');
  await expect(page).toHaveTitle(/^Blog: /);
  await page.goBack();
  await expectMessage();
});
