import type { Locator, Page } from '@playwright/test';
import { getBox, expect, followFooterLink, open, test as plainTest, waitForHydration } from './fixtures';
import { noResponse } from './formService';
import {
  confirmation,
  expectFieldsKept,
  fill,
  fillSlowly,
  json,
  message,
  messageField,
  sendButton,
  test,
} from './forms';
import { holdRequests } from './requests';

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const notice = (page: Page, name: string) => page.getByRole('group', { name });

async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitForHydration(page);
}

plainTest(
  'missing fields are listed with links that move focus below the sticky header',
  { tag: '@engines' },
  async ({ page }) => {
    await open(page, '/contact');
    await sendButton(page).click();
    const summary = notice(page, 'There is a problem');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(3);
    await summary.getByRole('link', { name: 'Enter your message' }).press('Enter');
    await expect(messageField(page)).toBeFocused();
    await expect(messageField(page)).toHaveAccessibleDescription(/Error: Enter your message/);
    // WCAG 2.4.11, Focus Not Obscured.
    const header = await getBox(page.getByRole('banner'));
    expect((await getBox(messageField(page))).y).toBeGreaterThan(header.y + header.height);
  },
);

plainTest(
  'the contact dialog focuses its close button, and Escape shows the contact page with the draft',
  { tag: '@engines' },
  async ({ page }) => {
    await open(page, '/contact-popup');
    const dialog = page.getByRole('dialog', { name: 'Send a message' });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await dialog.getByLabel('Your name').fill('Ada Lovelace');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/contact');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace');
  },
);

test('text typed in the page before its dialog opens keeps focus and text, and is sent from the dialog', async ({
  page,
  service,
}) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/contact-popup', { waitUntil: 'domcontentloaded' });
  await page.locator('#name').pressSequentially('Ada');
  release();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Your name')).toBeFocused();
  await expect(dialog.getByLabel('Your name')).toHaveValue('Ada');
  await fill(dialog);
  await page.clock.fastForward(5000);
  await dialog.getByRole('button', { name: 'Send the message' }).click();
  await expect(confirmation(page)).toBeFocused();
  expect(service.received.map((values) => values.get('message'))).toEqual([message]);
});

test('without a response, every field is kept', async ({
  page,
  service,
  context,
  expectedConsoleMessages,
}) => {
  // The second attempt is for a prefetch that the lost connection interrupts.
  expectedConsoleMessages.push(/ERR_CONNECTION_REFUSED/, /ERR_INTERNET_DISCONNECTED/);
  // Otherwise particles could load while offline, and log an error.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/contact');
  await test.step('sending times out after 20 s', async () => {
    service.respond = noResponse;
    await fillSlowly(page);
    await sendButton(page).click();
    await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
    await expect.poll(() => service.received.length).toBe(1);
    await page.clock.fastForward(20_000);
    await expect(notice(page, 'We do not know whether your message was sent')).toBeFocused();
    await expectFieldsKept(page);
  });
  await test.step('an offline device is told so', async () => {
    await context.setOffline(true);
    await tryAgain(page).click();
    await expect(notice(page, 'Your message was not sent')).toBeFocused();
    await expect(notice(page, 'Your message was not sent')).toContainText('no connection to the internet');
    await context.setOffline(false);
  });
  await test.step('a refused connection can be retried', async () => {
    service.respond = json(200, {});
    await service.stop();
    await tryAgain(page).click();
    await expect(notice(page, 'Your message has probably not been sent')).toBeFocused();
    await expectFieldsKept(page);
    await service.start();
    await tryAgain(page).click();
    await expect(confirmation(page)).toBeFocused();
  });
});

test('a draft is kept on other pages, after a reload and in the dialog until it is deleted', async ({
  page,
}) => {
  const deleteButton = (scope: Locator | Page) =>
    scope.getByRole('button', { name: 'Delete what I entered' });
  const stored = () => page.evaluate(() => sessionStorage.getItem('keystrand:draft:contact'));
  await open(page, '/contact');
  await fill(page);
  await followFooterLink(page, 'About');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await followFooterLink(page, 'Contact');
  await expectFieldsKept(page);
  await reload(page);
  await expectFieldsKept(page);
  await test.step('undo restores what was deleted', async () => {
    await deleteButton(page).click();
    await expect(messageField(page)).toHaveValue('');
    expect(await stored()).toBeNull();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectFieldsKept(page);
  });
  await test.step('deleted in the dialog, it is deleted in the page', async () => {
    await open(page, '/contact-popup');
    await expect(page.getByRole('dialog').getByLabel('Your name')).toHaveValue('Ada Lovelace');
    await deleteButton(page.getByRole('dialog')).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByLabel('Your name')).toHaveValue('');
    expect(await stored()).toBeNull();
  });
});

test('if the code of the dialog fails to load, the form is shown in the page', async ({
  page,
  expectedConsoleMessages,
}) => {
  expectedConsoleMessages.push(/Failed to load resource|dynamically imported module/);
  await page.route('**/assets/ariakit-*.js', (route) => route.abort());
  await open(page, '/contact-popup');
  await fillSlowly(page);
  await sendButton(page).click();
  await expect(confirmation(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
