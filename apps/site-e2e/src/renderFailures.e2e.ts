import type { Page } from '@playwright/test';
import { chatButton, openChat, panel } from './chat';
import { expect, open, test } from './fixtures';

/** Replaces a chunk by one with the same exports, each of whose components throws while it renders. */
async function breakChunk(page: Page, name: string): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, async (route) => {
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
}

/** Asserts that the page says nothing about the error itself: no message, no stack, no page of the router. */
async function expectNoStack(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toContainText(
    /forced by the test|Unexpected Application Error|\bat .+\.js/,
  );
}

const parts = (page: Page) => ({
  header: page.getByRole('banner').getByRole('button', { name: /^(?:Services|Open the menu)$/ }),
  page: page.getByRole('main').getByRole('heading', { level: 1 }),
  footer: page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }),
  chat: chatButton(page),
});

async function expectParts(page: Page, ...missing: (keyof ReturnType<typeof parts>)[]): Promise<void> {
  for (const [name, part] of Object.entries(parts(page)))
    await expect(part, name).toHaveCount(missing.some((other) => other === name) ? 0 : 1);
  await expectNoStack(page);
}

test.beforeEach(({ expectedConsoleMessages }) => {
  expectedConsoleMessages.push(/forced by the test/);
});

test('a header that throws is replaced by a link to the home page', async ({ page }) => {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      // The menu button waits for the width from which there is no menu.
      if (query.includes('width')) throw new Error('forced by the test');
      return matchMedia.call(window, query);
    };
  });
  await open(page, '/about');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Keystrand' })).toHaveAttribute(
    'href',
    '/',
  );
  await expectParts(page, 'header');
});

test('a footer that throws is left out', async ({ page }) => {
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function observeExceptFooter(target) {
      if (target.closest('footer')) throw new Error('forced by the test');
      observe.call(this, target);
    };
  });
  await open(page, '/about');
  await expectParts(page, 'footer');
});

test('a chat panel that throws is left out with its button', async ({ page }) => {
  await breakChunk(page, 'SiteChat');
  await open(page, '/about');
  await chatButton(page).click();
  await expect(chatButton(page)).toHaveCount(0);
  await expect(panel(page)).toHaveCount(0);
  await expectParts(page, 'chat');
});

test('particles that throw are left out with their pause control', async ({ page }) => {
  await breakChunk(page, 'particles');
  const logged = page.waitForEvent('console', (message) => message.text().includes('forced by the test'));
  await page.clock.install();
  await open(page, '/about');
  await page.clock.fastForward(10_000);
  await logged;
  await expect(page.getByRole('button', { name: 'Pause background' })).toHaveCount(0);
  await expectParts(page);
});

test('a page that throws is replaced by an error message, on loading and on a page change', async ({
  page,
}) => {
  await breakChunk(page, 'form');
  const alert = page.getByRole('alert');
  const expectMessage = async () => {
    await expect(alert.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
    await expect(alert).toContainText('This page could not be shown.');
    await expect(alert.getByRole('link', { name: 'Load the page afresh' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(page).toHaveTitle('Something went wrong · Keystrand');
    await expectParts(page);
  };
  await test.step('the first page', async () => {
    await open(page, '/contact');
    await expectMessage();
  });
  await test.step('a page change from it and to it', async () => {
    await parts(page).footer.click();
    await expect(page).toHaveTitle('Blog: security, software and blockchain notes · Keystrand');
    await expect(alert).toHaveCount(0);
    await page.goBack();
    await expectMessage();
    await openChat(page);
  });
});
