import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures';
import { FormService, json } from './formService';
import { retargetForm } from './retargetForm';

/** A test with a form service, to which the forms post: an HTTP server on this machine, whose responses the test chooses. */
export const test = base.extend<{ readonly reset: undefined }, { readonly service: FormService }>({
  service: [
    async ({ browserName: _browserName }, use) => {
      const service = new FormService();
      await service.start();
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  reset: [
    async ({ service, page }, use) => {
      service.received.length = 0;
      service.respond = json(200, { ok: true });
      const target = { endpoint: service.endpoint, encoding: 'form' } as const;
      for (const path of ['/contact', '/contact-popup']) await retargetForm(page, path, target);
      // Time passes as usual and can be fast-forwarded past the minimum time of a form and the time-out.
      await page.clock.install();
      await use(undefined);
    },
    { auto: true },
  ],
});

/** In a build without an endpoint, forms compose an e-mail. */
export const mailTarget = { endpoint: 'mailto:hello@keystrand.example', encoding: 'form' } as const;

export const message = 'Zwei Fragen, "one" & two:\n1 + 1 = ?';

export const messageField = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send the message' });
export const confirmation = (page: Page) => page.getByRole('group', { name: 'Your message has been sent' });

/** Fills the contact form in and waits longer than its minimum time. */
export async function fill(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByLabel('E-mail address').fill('ada@engine.example');
  await messageField(page).fill(message);
  await page.clock.fastForward(5000);
}

export async function expectFieldsKept(page: Page): Promise<void> {
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace');
  await expect(page.getByLabel('E-mail address')).toHaveValue('ada@engine.example');
  await expect(messageField(page)).toHaveValue(message);
}
