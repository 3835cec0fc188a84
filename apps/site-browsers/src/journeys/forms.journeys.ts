import { expect, test } from '../fixtures';
import type { Page } from '../page/Page';

const message = 'Zwei Fragen, "one" & two';

async function fill(site: Page): Promise<void> {
  await site.role('textbox', 'Your name').fill('Ada Lovelace');
  await site.role('textbox', 'E-mail address').fill('ada@engine.example');
  await site.role('textbox', 'Message').fill(message);
}

/** Sends the form; a message that was typed faster than a person writes needs a second press. */
async function send(site: Page, confirmation: string): Promise<void> {
  await site.role('button', 'Send the message').click();
  await site.until(
    'the form has answered',
    (confirmed) =>
      ['Please press the button once more', confirmed].includes(
        __queries.nameOf(document.activeElement ?? document.body),
      ),
    confirmation,
  );
  if ((await site.role('group', 'Please press the button once more').count()) === 1)
    await site.role('button', 'Try again').click();
  await site.role('group', confirmation).toBeFocused();
}

test('missing fields are listed with links that move focus to them', async ({ site }) => {
  await site.open('/contact');
  await site.role('button', 'Send the message').click();
  const summary = site.role('group', 'There is a problem');
  await summary.toBeFocused();
  expect(await summary.role('link').texts()).toEqual([
    'Enter your name',
    'Enter your e-mail address',
    'Enter your message',
  ]);
  await summary.role('link', 'Enter your message').focus();
  await site.press('Enter');
  const field = site.role('textbox', 'Message');
  await field.toBeFocused();
  await field.toHaveDescription('Error: Enter your message');
  const header = await site.role('banner').box();
  expect((await field.box()).y).toBeGreaterThan(header.y + header.height);
});

test('a message is sent and confirmed', async ({ site }) => {
  await site.open('/contact');
  await fill(site);
  await send(site, 'Your message has been sent');
});

test('an error response keeps every field, and the next attempt is sent', async ({
  site,
  server,
  expectedMessages,
}) => {
  expectedMessages.push(/500/);
  await site.open('/contact');
  await fill(site);
  server.cause(/^POST/, { kind: 'status', status: 500 });
  await send(site, 'Your message was not sent');
  await site.role('textbox', 'Message').toHaveValue(message);
  server.repair();
  await site.role('button', 'Try again').click();
  await site.role('group', 'Your message has been sent').toBeFocused();
});

test('a connection that breaks keeps every field', async ({ site, server, expectedMessages }) => {
  expectedMessages.push(/fail|network|connection/i);
  await site.open('/contact');
  await fill(site);
  server.cause(/^POST/, { kind: 'drop' });
  await send(site, 'Your message has probably not been sent');
  await site.role('textbox', 'Your name').toHaveValue('Ada Lovelace');
  await site.role('textbox', 'Message').toHaveValue(message);
});

test('a draft is kept after a reload and can be deleted', async ({ site }) => {
  await site.open('/contact');
  await fill(site);
  await site.window.reload();
  await site.hydrated();
  await site.role('textbox', 'Message').toHaveValue(message);
  await site.role('button', 'Delete what I entered').click();
  await site.role('textbox', 'Message').toHaveValue('');
});

test('the contact dialog focuses its close button, and Escape opens the contact page with the draft', async ({
  site,
}) => {
  await site.open('/contact-popup');
  const dialog = site.role('dialog', 'Send a message');
  await dialog.toBeVisible();
  await dialog.role('button', 'Close').toBeFocused();
  await dialog.role('textbox', 'Your name').fill('Ada');
  await site.press('Escape');
  await site.atPath('/contact');
  await site.role('textbox', 'Your name').toHaveValue('Ada');
});

test('the inquiry form has a choice of practices and a checkbox', async ({ site }) => {
  await site.open('/inquire-now');
  const practice = site.role('combobox', /^Nearest practice/);
  await practice.focus();
  await site.type('IT C');
  await practice.toHaveValue('IT Consulting');
  const checkbox = site.css('input[type=checkbox]').nth(0);
  await checkbox.click();
  expect(
    await site.evaluate(() => document.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked),
  ).toBe(true);
});
