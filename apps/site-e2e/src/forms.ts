import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from './fixtures';
import { FormService, json } from './formService';

/** Returns the document with its form sent to the endpoint and its policy allowing that, as in a build with that endpoint. */
function retargetDocument(html: string, endpoint: string): string {
  const form = /<form name="\w+" [^>]*>/;
  const policy = /(?:connect-src|form-action) &#x27;self&#x27;/g;
  if (!form.test(html)) throw new Error('The document contains no form.');
  if (html.match(policy)?.length !== 2) throw new Error('The document contains no policy for its form.');
  return html
    .replace(form, (tag) => {
      const others = tag.slice(0, -1).replaceAll(/ (?:data-[\w-]+|action|enctype)="[^"]*"/gi, '');
      return `${others} data-encoding="form" action="${endpoint}">`;
    })
    .replace(policy, `$& ${new URL(endpoint).origin}`);
}

/** A test with a form service, to which the contact form posts: a server on this machine, whose responses the test chooses. */
export const test = base.extend<{ readonly service: FormService }>({
  service: [
    async ({ page }, use) => {
      const service = new FormService();
      await service.start();
      // Chromium does not regard an intercepted document as one of this machine, and asks before it may send requests to it.
      await page.context().grantPermissions(['local-network-access']);
      await page.route(
        ({ pathname }) => ['/contact', '/contact-popup'].includes(pathname),
        async (route) => {
          const response = await route.fetch();
          const body = retargetDocument(await response.text(), service.endpoint);
          await route.fulfill({ response, body });
        },
      );
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
