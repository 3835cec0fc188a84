import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, open, openWithStoppedClock } from './fixtures';
import { json, noResponse } from './formService';
import { confirmation, fill, mailTarget, messageField, sendButton, test } from './formTest';
import { retargetForm } from './retargetForm';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const notice = (page: Page, name: RegExp | string) => page.getByRole('group', { name });

test('the contact dialog is accessible, with errors too', async ({ page }) => {
  await open(page, '/contact-popup');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.locator('button[type=submit]').click();
  await expect(notice(page, 'There is a problem')).toBeFocused();
  await expectAccessible(page);
});

for (const { status, reason } of [
  { status: 403, reason: 'refused' },
  { status: 429, reason: 'busy' },
  { status: 500, reason: 'server' },
])
  test(
    `the notice after a response with status ${String(status)} is accessible`,
    { tag: reason === 'server' ? [] : '@extended' },
    async ({ page, service, expectedConsoleMessages }) => {
      expectedConsoleMessages.push(/status of/);
      service.respond = json(status, { error: 'No.' });
      await open(page, '/contact');
      await fill(page);
      await sendButton(page).click();
      await expect(notice(page, 'Your message was not sent')).toBeFocused();
      await expectAccessible(page);
    },
  );

test('the notice after a message sent too fast is accessible', { tag: '@extended' }, async ({ page }) => {
  await openWithStoppedClock(page, '/contact');
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByLabel('E-mail address').fill('ada@engine.example');
  await messageField(page).fill('A question');
  await sendButton(page).click();
  await expect(notice(page, 'Please press the button once more')).toBeFocused();
  await page.clock.resume();
  await expectAccessible(page);
});

test(
  'the notices without a response are accessible',
  { tag: '@extended' },
  async ({ page, service, context, expectedConsoleMessages }) => {
    expectedConsoleMessages.push(/ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED/);
    await open(page, '/contact');
    await test.step('while sending', async () => {
      service.respond = noResponse;
      await fill(page);
      await sendButton(page).click();
      await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
      await expectAccessible(page);
    });
    await test.step('after the time-out', async () => {
      await page.clock.fastForward(20_000);
      await expect(notice(page, 'We do not know whether your message was sent')).toBeFocused();
      await expectAccessible(page);
    });
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await test.step('after a refused connection', async () => {
      await service.stop();
      await tryAgain.click();
      await expect(notice(page, 'Your message has probably not been sent')).toBeFocused();
      await expectAccessible(page);
      await service.start();
    });
    await test.step('offline', async () => {
      await context.setOffline(true);
      await tryAgain.click();
      await expect(notice(page, 'Your message was not sent')).toBeFocused();
      await expectAccessible(page);
      await context.setOffline(false);
    });
    await test.step('after confirmation', async () => {
      service.respond = json(200, {});
      await tryAgain.click();
      await expect(confirmation(page)).toBeFocused();
      await expectAccessible(page);
    });
  },
);

test('the notice of a message written as an e-mail is accessible', { tag: '@extended' }, async ({ page }) => {
  await retargetForm(page, '/contact', mailTarget);
  await open(page, '/contact');
  await page.evaluate(() => {
    // The test machine has no mail program.
    document.addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest('a[href^="mailto:"]'))
          event.preventDefault();
      },
      true,
    );
  });
  await fill(page);
  await page.getByRole('button', { name: 'Write it as an e-mail' }).click();
  await expect(notice(page, 'The message is written, not sent')).toBeFocused();
  await page.getByText('Copy the text instead').click();
  await expectAccessible(page);
});
