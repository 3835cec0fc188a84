import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures';
import { FormService, json } from './formService';
import { serveFormSite } from './formSite';
import type { FormSite } from './formSite';

interface Workers {
  readonly service: FormService;
  readonly site: FormSite;
}

/** A test with a form service and a copy of the site whose forms post to it; both are HTTP servers on this machine. */
export const test = base.extend<{ readonly reset: undefined }, Workers>({
  service: [
    async ({ browserName: _browserName }, use) => {
      const service = new FormService();
      await service.start();
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ service }, use, { project }) => {
      const { endpoint } = service;
      const site = await serveFormSite(project.use.baseURL ?? '', {
        '/contact': { endpoint, encoding: 'form' },
        '/contact-popup': { endpoint, encoding: 'form' },
        '/inquire-now': { endpoint, encoding: 'json' },
      });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  reset: [
    async ({ service, page }, use) => {
      service.received.length = 0;
      service.respond = json(200, { ok: true });
      // Time passes as usual and can be fast-forwarded past the minimum time of a form and the time-out.
      await page.clock.install();
      await use(undefined);
    },
    { auto: true },
  ],
});

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
