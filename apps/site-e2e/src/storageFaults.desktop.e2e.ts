import type { Page } from '@playwright/test';
import { ask, closeChat, messages, openChat } from './chat';
import { expect, open, test, waitForHydration } from './fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every key of docs/requirements.md, section 12, that use of the site without a failure writes. */
const localKeys = ['particles-paused', 'theme'];
const sessionKeys = [
  'keystrand:assessment',
  'keystrand:chat',
  'keystrand:draft:consultation',
  'keystrand:draft:contact',
  'keystrand:draft:inquiry',
  'react-router-scroll-positions',
  'remix-router-transitions',
];
/** The key of section 12 that only a stale build writes. */
const staleBuildKey = 'keystrand:fresh-document';

async function changePage(page: Page, name: string, path: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).press('Enter');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Uses everything that stores something, on several pages of one document. */
async function useEveryFeature(page: Page): Promise<void> {
  await test.step('the theme switches', async () => {
    await open(page, '/about');
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Dark theme' });
    const wasPressed = (await toggle.getAttribute('aria-pressed')) === 'true';
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', String(!wasPressed));
    await expect(page.locator('html')).toHaveClass(wasPressed ? 'light' : 'dark');
  });
  await test.step('the chat answers', async () => {
    await openChat(page);
    await ask(page, 'pricing');
    await closeChat(page);
  });
  await test.step('forms accept input and keep it on a page change', async () => {
    await changePage(page, 'Contact', '/contact');
    await page.getByLabel('Your name').fill('Ada Lovelace');
    await changePage(page, 'Blog', '/blog');
    await changePage(page, 'Contact', '/contact');
    await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace');
    for (const path of ['/inquire-now', '/request-consultation']) {
      await page.goto(path);
      await waitForHydration(page);
      await page.getByLabel('Your name').fill('Ada Lovelace');
    }
  });
  await test.step('the self-assessment counts', async () => {
    await open(page, '/security-assessment');
    await page.getByRole('main').getByRole('radio').first().check();
    await expect(page.getByRole('main').getByRole('radio').first()).toBeChecked();
  });
}

test('with blocked storage, everything works until the next document', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await useEveryFeature(page);
});

test('with full storage, everything works until the next document', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await useEveryFeature(page);
});

test('corrupt values under every stored key are ignored', async ({ page }) => {
  await test.step('the site stores nothing under other keys', async () => {
    await useEveryFeature(page);
    const keys = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
    expect(keys.map((each) => each.sort())).toEqual([['theme'], sessionKeys]);
  });
  await page.addInitScript(
    ([local, session]) => {
      const { corrupt } = Object.fromEntries(new URLSearchParams(window.name));
      if (corrupt === undefined) return;
      for (const key of local) localStorage.setItem(key, corrupt);
      for (const key of session) sessionStorage.setItem(key, corrupt);
      window.name = '';
    },
    [localKeys, [...sessionKeys, staleBuildKey]] as const,
  );
  for (const corrupt of ['{', 'null', '7', '[null]', '{"messages":7,"name":{}}'])
    await test.step(`the value ${corrupt}`, async () => {
      await page.evaluate((value) => {
        window.name = new URLSearchParams({ corrupt: value }).toString();
      }, corrupt);
      await open(page, '/security-assessment');
      expect(await page.evaluate(() => window.name)).toBe('');
      await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);
      await openChat(page);
      await expect(messages(page)).toHaveCount(1);
      await changePage(page, 'Contact', '/contact');
      await expect(page.getByLabel('Your name')).toHaveValue('');
    });
});
