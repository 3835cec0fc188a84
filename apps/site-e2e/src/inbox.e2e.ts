import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, open, test, waitForHydration } from './fixtures';
import { confirmation, fill, messageField, sendButton } from './forms';
import { storedInquiries } from './inbox';

const referencePattern = /(?:[0-9A-TV-Z]{4}-){3}[0-9A-TV-Z]{4}/;

/** Returns the reference that the page shows. */
const shownReference = async (page: Page) =>
  referencePattern.exec(await page.getByRole('main').innerText())?.[0];

test('a message is stored once and confirmed with its reference', { tag: '@engines' }, async ({ page }) => {
  const message = `Zwei Fragen, "one" & two: 1 + 1 = ? ${randomUUID()}`;
  await open(page, '/contact');
  await fill(page, message);
  // A form with a draft may be sent at once.
  await page.reload();
  await waitForHydration(page);
  await expect(messageField(page)).toHaveValue(message);
  await sendButton(page).dblclick();
  await expect(confirmation(page)).toBeFocused();
  const reference = await shownReference(page);
  expect(reference).toBeDefined();
  expect(await storedInquiries(message)).toMatchObject([
    { reference, form: 'contact', fields: { name: 'Ada Lovelace', email: 'ada@engine.example', message } },
  ]);
  expect(await page.evaluate(() => sessionStorage.getItem('keystrand:draft:contact'))).toBeNull();
});

test('a message whose answer was lost is stored once when it is sent again after a reload', async ({
  page,
  expectedConsoleMessages,
}) => {
  expectedConsoleMessages.push(/ERR_CONNECTION_RESET/);
  const message = randomUUID();
  await page.clock.install();
  await open(page, '/contact');
  await fill(page, message);
  await page.clock.fastForward(5000);
  await page.route(
    ({ pathname }) => pathname === '/inquiries',
    async (route) => {
      expect((await route.fetch()).status()).toBe(200);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await sendButton(page).click();
  await expect(page.getByRole('group', { name: 'Your message has probably not been sent' })).toBeFocused();
  await page.reload();
  await waitForHydration(page);
  await sendButton(page).click();
  await expect(confirmation(page)).toBeFocused();
  expect(await storedInquiries(message)).toMatchObject([{ reference: await shownReference(page) }]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'without JavaScript, errors are shown beside the fields, and the message is stored and confirmed',
    { tag: '@engines' },
    async ({ page, expectedConsoleMessages }) => {
      expectedConsoleMessages.push(/status of 422/);
      const message = randomUUID();
      await page.goto('/contact');
      await fill(page, message);
      // Native validation accepts white space.
      await page.getByLabel('Your name').fill('   ');
      await page.getByRole('main').locator('button[type=submit]').click();
      await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
      await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Error: Enter your name');
      await expect(messageField(page)).toHaveValue(message);
      expect(await storedInquiries(message)).toEqual([]);
      await page.getByLabel('Your name').fill('Ada Lovelace');
      await sendButton(page).click();
      await expect(page.getByRole('heading', { name: 'Your message has been sent' })).toBeVisible();
      expect(await storedInquiries(message)).toMatchObject([{ reference: await shownReference(page) }]);
    },
  );
});
