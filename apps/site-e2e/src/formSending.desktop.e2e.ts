import type { Page } from '@playwright/test';
import { expect, open, openWithStoppedClock, waitForHydration } from './fixtures';
import { json, noResponse } from './formService';
import {
  confirmation,
  expectFieldsKept,
  fill,
  mailTarget,
  message,
  messageField,
  sendButton,
  test,
} from './formTest';
import { retargetForm } from './retargetForm';

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const notSent = (page: Page) => page.getByRole('group', { name: 'Your message was not sent' });
const emailInstead = (page: Page) => page.getByRole('link', { name: 'Send it as an e-mail instead' });

async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitForHydration(page);
}

/** Leaves the form by a link of the footer and returns with Back. */
async function leaveAndReturn(page: Page): Promise<void> {
  // By keyboard, because the footer's animation would move the link away from the pointer.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).press('Enter');
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The browser logs an error if the next page change interrupts a view transition.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await page.goBack();
}

test('an error response keeps every field, and the next attempt is sent', async ({
  page,
  service,
  expectedConsoleMessages,
}) => {
  expectedConsoleMessages.push(/status of (?:400|403|429|500)/);
  await open(page, '/contact');
  await test.step('400 with an error for a field shows it beside the field', async () => {
    service.respond = json(400, { errors: { email: 'This domain takes no mail.' } });
    await fill(page);
    await sendButton(page).click();
    await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(
      /This domain takes no mail\./,
    );
    await expectFieldsKept(page);
  });
  for (const { status, text } of [
    { status: 403, text: 'did not accept it' },
    { status: 429, text: 'Wait a few minutes, then try again' },
    { status: 500, text: '' },
  ])
    await test.step(`${String(status)} offers another attempt and an e-mail`, async () => {
      await reload(page);
      service.received.length = 0;
      service.respond = json(status, { error: 'No.' });
      await fill(page);
      await sendButton(page).click();
      await expect(notSent(page)).toBeFocused();
      await expect(notSent(page)).toContainText(text);
      await expectFieldsKept(page);
      await expect(emailInstead(page)).toBeVisible();
      await expect(emailInstead(page)).toHaveAttribute(
        'href',
        /^mailto:hello@keystrand\.example\?subject=.*Ada%20Lovelace/,
      );
      service.respond = json(200, {});
      await tryAgain(page).click();
      await expect(confirmation(page)).toBeFocused();
      expect(service.received).toHaveLength(2);
    });
});

test('without a response, every field is kept', async ({
  page,
  service,
  context,
  expectedConsoleMessages,
}) => {
  expectedConsoleMessages.push(/ERR_CONNECTION_REFUSED/);
  // Otherwise particles could load while offline, and log an error.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/contact');
  await test.step('sending times out after 20 s', async () => {
    service.respond = noResponse;
    await fill(page);
    await sendButton(page).click();
    await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
    await expect.poll(() => service.received.length).toBe(1);
    await page.clock.fastForward(20_000);
    await expect(
      page.getByRole('group', { name: 'We do not know whether your message was sent' }),
    ).toBeFocused();
    await expectFieldsKept(page);
  });
  service.respond = json(200, {});
  await test.step('a refused connection can be retried', async () => {
    await reload(page);
    await fill(page);
    await service.stop();
    await sendButton(page).click();
    await expect(page.getByRole('group', { name: 'Your message has probably not been sent' })).toBeFocused();
    await expectFieldsKept(page);
    await service.start();
    await tryAgain(page).click();
    await expect(confirmation(page)).toBeFocused();
  });
  await test.step('an offline device can retry when it is online', async () => {
    await reload(page);
    await fill(page);
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(notSent(page)).toBeFocused();
    await expect(notSent(page)).toContainText('no connection to the internet');
    await expectFieldsKept(page);
    await context.setOffline(false);
    await tryAgain(page).click();
    await expect(confirmation(page)).toBeFocused();
  });
});

test('a message sent faster than a person can write needs a second click', async ({ page, service }) => {
  await openWithStoppedClock(page, '/contact');
  await page.getByLabel('Your name').fill('Bot');
  await page.getByLabel('E-mail address').fill('bot@spam.example');
  await messageField(page).fill('Buy');
  await sendButton(page).click();
  await expect(page.getByRole('group', { name: 'Please press the button once more' })).toBeFocused();
  expect(service.received).toHaveLength(0);
  await tryAgain(page).click();
  await expect(confirmation(page)).toBeFocused();
});

test('a draft is kept on other pages, after a reload and in the dialog', async ({ page }) => {
  await open(page, '/contact');
  await fill(page);
  await leaveAndReturn(page);
  await expectFieldsKept(page);
  await reload(page);
  await expectFieldsKept(page);
  await open(page, '/contact-popup');
  await expect(page.getByRole('dialog').getByLabel('Your name')).toHaveValue('Ada Lovelace');
});

test('a button deletes the draft, in the page and in the dialog', async ({ page }) => {
  const stored = () => page.evaluate(() => sessionStorage.getItem('keystrand:draft:contact'));
  const deleteButton = page.getByRole('button', { name: 'Delete what I entered' });
  await open(page, '/contact');
  await expect(deleteButton).toHaveCount(0);
  await test.step('empties the form for good, once it is not undone', async () => {
    await fill(page);
    await deleteButton.click();
    await expect(page.getByText('What you entered has been deleted.')).toBeVisible();
    expect(await stored()).toBeNull();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectFieldsKept(page);
    await deleteButton.click();
    await reload(page);
    await expect(messageField(page)).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });
  await test.step('works in the dialog, whose page shows an empty form afterwards', async () => {
    await fill(page);
    await open(page, '/contact-popup');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Your name')).toHaveValue('Ada Lovelace');
    await dialog.getByRole('button', { name: 'Delete what I entered' }).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/contact$/);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel('Your name')).toHaveValue('');
    expect(await stored()).toBeNull();
  });
});

test('with blocked storage, a draft is kept until the next reload', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page, '/contact');
  await fill(page);
  await leaveAndReturn(page);
  await expectFieldsKept(page);
  await sendButton(page).click();
  await expect(confirmation(page)).toBeFocused();
});

test('without an endpoint, the form opens an e-mail and does not claim to have sent it', async ({ page }) => {
  await retargetForm(page, '/contact', mailTarget);
  await open(page, '/contact');
  await page.evaluate(() => {
    document.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a[href^="mailto:"]') : null;
        if (!link) return;
        // The test machine has no mail program.
        event.preventDefault();
        document.documentElement.dataset['opened'] = link.getAttribute('href') ?? '';
      },
      true,
    );
  });
  await fill(page);
  await page.getByRole('button', { name: 'Write it as an e-mail' }).click();
  await expect(page.getByRole('group', { name: 'The message is written, not sent' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-opened', /^mailto:hello@.*body=.*Zwei%20Fragen/);
  await expectFieldsKept(page);
  await expect(confirmation(page)).toHaveCount(0);
  await page.getByText('Copy the text instead').click();
  await expect(page.getByLabel('To be sent to hello@keystrand.example')).toHaveValue(
    `Your name: Ada Lovelace\nE-mail address: ada@engine.example\n\nMessage\n${message}`,
  );
});

test('if the code of the dialog fails to load, the form is shown in the page', async ({
  page,
  expectedConsoleMessages,
}) => {
  expectedConsoleMessages.push(/Failed to load resource|dynamically imported module/);
  await page.route('**/assets/Dialog-*.js', (route) => route.abort());
  await open(page, '/contact-popup');
  await fill(page);
  await sendButton(page).click();
  await expect(confirmation(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
