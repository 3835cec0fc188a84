import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from './fixtures';
import { FormService, json } from './formService';
import { retargetForm } from './retargetForm';

/** A test with a form service, to which the contact form posts: a server on this machine, whose responses the test chooses. */
export const test = base.extend<{ readonly service: FormService }>({
  service: [
    async ({ page }, use) => {
      const service = new FormService();
      await service.start();
      for (const path of ['/contact', '/contact-popup'])
        await retargetForm(page, path, { endpoint: service.endpoint, encoding: 'form' });
      // Time passes as usual and can be fast-forwarded past the minimum time of a form and the time-out.
      await page.clock.install();
      await use(service);
      await service.stop();
    },
    { auto: true },
  ],
});

export { json };

export const message = 'Zwei Fragen, "one" & two:\n1 + 1 = ?';

export const messageField = (scope: Locator | Page) =>
  scope.getByRole('textbox', { name: 'Message', exact: true });
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send the message' });
export const confirmation = (page: Page) => page.getByRole('group', { name: 'Your message has been sent' });

/** Fills in the contact form of a page or dialog. */
export async function fill(scope: Locator | Page, text = message): Promise<void> {
  await scope.getByLabel('Your name').fill('Ada Lovelace');
  await scope.getByLabel('E-mail address').fill('ada@engine.example');
  await messageField(scope).fill(text);
}

/** Fills in the contact form and passes its minimum time. */
export async function fillSlowly(page: Page, text = message): Promise<void> {
  await fill(page, text);
  await page.clock.fastForward(5000);
}

export async function expectFieldsKept(page: Page): Promise<void> {
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace');
  await expect(page.getByLabel('E-mail address')).toHaveValue('ada@engine.example');
  await expect(messageField(page)).toHaveValue(message);
}
