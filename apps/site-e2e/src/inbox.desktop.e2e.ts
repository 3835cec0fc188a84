import type { Page } from '@playwright/test';
import { expectPlainPageAccessible } from './accessibility';
import { expect, open, waitForHydration } from './fixtures';
import { confirmation, messageField, sendButton } from './formTest';
import { test } from './inboxTest';
import { storedInquiries } from './RealInbox';
import { retargetForm } from './retargetForm';

const confirmationHeading = 'Your message has been sent';
const referencePattern = /(?:[0-9A-TV-Z]{4}-){3}[0-9A-TV-Z]{4}/;

/** Returns the reference that the page shows. */
async function shownReference(page: Page): Promise<string | undefined> {
  return referencePattern.exec(await page.getByText(referencePattern).innerText())?.[0];
}

async function fill(page: Page, message: string): Promise<void> {
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByLabel('E-mail address').fill('ada@engine.example');
  await messageField(page).fill(message);
}

/** Fills in the contact form and waits longer than its minimum time. */
async function fillSlowly(page: Page, message: string): Promise<void> {
  await fill(page, message);
  await page.clock.fastForward(5000);
}

/** Answers the next post after the function has handled it. */
async function interceptPost(page: Page, handle: Parameters<Page['route']>[1]): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/inquiries',
    async (route, request) => {
      await (request.method() === 'POST' ? handle(route, request) : route.fallback());
    },
    { times: 1 },
  );
}

test('a message is stored once, also after a double click, and confirmed with its reference', async ({
  page,
  message,
}) => {
  await open(page, '/contact');
  await fillSlowly(page, message);
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await interceptPost(page, async (route) => {
    await released;
    await route.continue();
  });
  await sendButton(page).dblclick();
  await page.getByLabel('Your name').press('Enter');
  release(undefined);
  await expect(confirmation(page)).toBeFocused();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  expect(await storedInquiries(message)).toEqual([
    expect.objectContaining({
      reference: await shownReference(page),
      form: 'contact',
      fields: { name: 'Ada Lovelace', email: 'ada@engine.example', message },
    }),
  ]);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel('Your name')).toHaveValue('');
});

test('an inquiry sent as JSON is stored by an inbox on another origin', async ({
  page,
  message,
  separateInbox: { endpoint },
}) => {
  await retargetForm(page, '/inquire-now', { endpoint, encoding: 'json', inbox: true });
  await open(page, '/inquire-now');
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByLabel('E-mail address').fill('ada@engine.example');
  await page.getByLabel('Nearest practice').selectOption('IT Consulting');
  await page.getByLabel('What happens today').fill(message);
  await page.getByLabel(/non-disclosure agreement/).check();
  await page.clock.fastForward(5000);
  await page.getByRole('button', { name: 'Send the inquiry' }).click();
  await expect(page.getByRole('group', { name: 'Your inquiry has been sent' })).toBeFocused();
  const [stored] = await storedInquiries(message);
  expect(stored).toMatchObject({
    form: 'inquiry',
    fields: { practice: 'IT Consulting', message, nda: 'yes' },
  });
});

test('a message whose answer was lost is stored once when it is sent again after a reload', async ({
  page,
  message,
  expectedConsoleMessages,
}) => {
  expectedConsoleMessages.push(/ERR_CONNECTION_RESET/);
  await open(page, '/contact');
  await fillSlowly(page, message);
  await interceptPost(page, async (route) => {
    expect((await route.fetch()).status()).toBe(200);
    await route.abort('connectionreset');
  });
  await sendButton(page).click();
  await expect(page.getByRole('group', { name: 'Your message has probably not been sent' })).toBeFocused();
  const [first, ...others] = await storedInquiries(message);
  expect(others).toEqual([]);
  await page.reload();
  await waitForHydration(page);
  await expect(messageField(page)).toHaveValue(message);
  await sendButton(page).click();
  await expect(confirmation(page)).toBeFocused();
  expect(await shownReference(page)).toBe(first?.reference);
  expect(await storedInquiries(message)).toEqual([first]);
});

test('an error that only the inbox finds is shown beside its field, and nothing is stored', async ({
  page,
  message,
  expectedConsoleMessages,
}) => {
  expectedConsoleMessages.push(/status of 422/);
  await open(page, '/contact');
  await fillSlowly(page, message);
  await interceptPost(page, async (route, request) => {
    await route.continue({ postData: request.postData()?.replace('ada%40engine', 'ada engine') ?? '' });
  });
  await sendButton(page).click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(
    'Error: Enter an e-mail address in the form name@company.example',
  );
  await expect(messageField(page)).toHaveValue(message);
  expect(await storedInquiries(message)).toEqual([]);
  await sendButton(page).click();
  await expect(confirmation(page)).toBeFocused();
  expect(await storedInquiries(message)).toHaveLength(1);
});

test('the pages of the inbox are accessible, and a made-up reference is not confirmed', async ({
  page,
  message,
  expectedConsoleMessages,
}) => {
  expectedConsoleMessages.push(/status of (?:404|422)/);
  const submit = (name: string) =>
    page.evaluate(
      (value) => {
        const form = document.querySelector('form');
        if (!form) throw new Error('The page has no form.');
        for (const [field, text] of Object.entries(value)) {
          const control = form.elements.namedItem(field);
          if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
            control.value = text;
        }
        // Without the events of the page's script, as a form without JavaScript.
        HTMLFormElement.prototype.submit.call(form);
      },
      { name, email: 'ada@engine.example', message },
    );
  await open(page, '/contact');
  await submit(' ');
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expectPlainPageAccessible(page);
  await submit('Ada Lovelace');
  await expect(page).toHaveURL(/\/inquiries\/received\?reference=/);
  await expectPlainPageAccessible(page);
  const madeUp = page.url().replace(/=.*/, '=0000000000000000');
  expect((await page.goto(madeUp))?.status()).toBe(404);
  await expect(page.getByText(confirmationHeading)).toHaveCount(0);
  await expectPlainPageAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('errors are shown beside the fields, what was entered is kept, and the confirmation is true', async ({
    page,
    message,
    expectedConsoleMessages,
  }) => {
    expectedConsoleMessages.push(/status of 422/);
    await page.goto('/contact');
    // Native validation accepts white space.
    await fill(page, message);
    await page.getByLabel('Your name').fill('   ');
    await page.getByRole('main').locator('button[type=submit]').click();
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Error: Enter your name');
    await expect(page.getByLabel('E-mail address')).toHaveValue('ada@engine.example');
    await expect(messageField(page)).toHaveValue(message);
    expect(await storedInquiries(message)).toEqual([]);
    await page.getByRole('link', { name: 'Enter your name' }).click();
    await page.getByLabel('Your name').fill('Ada Lovelace');
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: confirmationHeading })).toBeVisible();
    expect(await storedInquiries(message)).toEqual([
      expect.objectContaining({
        reference: await shownReference(page),
        fields: { name: 'Ada Lovelace', email: 'ada@engine.example', message },
      }),
    ]);
  });
});
