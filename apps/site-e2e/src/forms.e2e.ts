import { boxOf, expect, open } from './fixtures';
import { message, messageField, sendButton, test } from './formTest';
import { holdRequests } from './requests';

test('missing fields are listed with links that move focus below the sticky header', async ({
  page,
  service,
}) => {
  await open(page, '/contact');
  await sendButton(page).click();
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your name',
    'Enter your e-mail address',
    'Enter your message',
  ]);
  const field = messageField(page);
  await summary.getByRole('link', { name: 'Enter your message' }).press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Error: Enter your message/);
  // WCAG 2.4.11, Focus Not Obscured.
  const header = await boxOf(page.getByRole('banner'));
  expect((await boxOf(field)).y).toBeGreaterThan(header.y + header.height);
  expect(service.received).toHaveLength(0);
});

test('the contact form works in a dialog', async ({ page, service }) => {
  const dialog = page.getByRole('dialog', { name: 'Send a message' });
  const name = dialog.getByLabel('Your name');
  await test.step('focuses the close button, and closing opens the contact page with the draft', async () => {
    await open(page, '/contact-popup');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await name.fill('Ada Lovelace');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/contact$/);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace');
  });
  await test.step('sends the message', async () => {
    await open(page, '/contact-popup');
    await name.fill('Ada Lovelace');
    await dialog.getByLabel('E-mail address').fill('ada@engine.example');
    await dialog.getByRole('textbox', { name: 'Message', exact: true }).fill(message);
    await page.clock.fastForward(5000);
    await dialog.getByRole('button', { name: 'Send the message' }).click();
    await expect(dialog.getByRole('group', { name: 'Your message has been sent' })).toBeFocused();
    expect(service.received).toHaveLength(1);
  });
  await test.step('opening while a field has focus keeps focus and text', async () => {
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto('/contact-popup', { waitUntil: 'domcontentloaded' });
    await page.locator('#name').pressSequentially('Ada');
    release();
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('Ada');
  });
});
