import type { Page } from '@playwright/test';
import { ask, closeChat, messages, openChat } from './chat';
import { expect, followFooterLink, open, test } from './fixtures';

/** Uses everything that stores something, on several pages of one document. */
async function useEveryFeature(page: Page): Promise<void> {
  await open(page, '/about');
  await page.clock.fastForward(5000);
  await page.getByRole('button', { name: 'Pause background' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  await openChat(page);
  await ask(page, 'pricing');
  await closeChat(page);
  await test.step('forms keep their input on a page change', async () => {
    await followFooterLink(page, 'Contact');
    await page.getByLabel('Your name').fill('Ada Lovelace');
    await followFooterLink(page, 'Blog');
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await followFooterLink(page, 'Contact');
    await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace');
    await expect(page.locator('html')).toHaveClass('dark');
  });
  await open(page, '/security-assessment');
  await page.getByRole('main').getByRole('radio').first().check();
  await expect(page.getByRole('main').getByRole('radio').first()).toBeChecked();
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('the site stores only what its privacy policy lists, no cookies, and requests nothing from third parties', async ({
  page,
  context,
  baseURL,
}) => {
  const thirdParty: string[] = [];
  const sent: string[] = [];
  context.on('request', (request) => {
    const { origin, protocol, search } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) thirdParty.push(request.url());
    if (request.method() !== 'GET' || search) sent.push(request.url());
  });
  await useEveryFeature(page);
  const { local, session } = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  await open(page, '/privacy-policy');
  // Complete keys, and prefixes that end with a colon.
  const listed = await page
    .getByRole('table', { name: 'Browser storage used by this site' })
    .locator('code')
    .allTextContents();
  expect(local.sort()).toEqual(['particles-paused', 'theme']);
  expect(session).toEqual(
    expect.arrayContaining(['keystrand:chat', 'keystrand:draft:contact', 'keystrand:assessment']),
  );
  const isListed = (key: string) =>
    listed.some((known) => (known.endsWith(':') ? key.startsWith(known) : key === known));
  expect([...local, ...session].filter((key) => !isListed(key))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(thirdParty).toEqual([]);
  expect(sent).toEqual([]);
});

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

test(
  'with full storage, everything works until the next document',
  { tag: '@extended' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await useEveryFeature(page);
  },
);

test('corrupt values under every stored key are ignored', async ({ page }) => {
  await useEveryFeature(page);
  for (const corrupt of ['{', '{"messages":7,"name":{}}'])
    await test.step(`the value ${corrupt}`, async () => {
      await page.evaluate((value) => {
        for (const storage of [localStorage, sessionStorage])
          for (const key of Object.keys(storage)) storage.setItem(key, value);
      }, corrupt);
      await open(page, '/security-assessment');
      await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);
      await openChat(page);
      await expect(messages(page)).toHaveCount(1);
      await followFooterLink(page, 'Contact');
      await expect(page.getByLabel('Your name')).toHaveValue('');
    });
});
