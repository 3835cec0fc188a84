import { Chat } from '../chat';
import { expect, phone, test } from '../fixtures';

test('opening the chat with the mouse focuses its input', async ({ site }) => {
  const chat = new Chat(site);
  await site.open('/about');
  await chat.open();
  await chat.input.toBeFocused();
});

test('opening the chat with the keyboard focuses its input', async ({ site }) => {
  const chat = new Chat(site);
  await site.open('/about');
  await chat.button.focus();
  await site.press('Enter');
  await chat.panel.toBeVisible();
  await chat.input.toBeFocused();
});

test('Escape closes the chat and returns focus to the button', async ({ site }) => {
  const chat = new Chat(site);
  await site.open('/about');
  await chat.open();
  await site.press('Escape');
  await chat.panel.toHaveCount(0);
  await chat.button.toBeFocused();
});

test('a question is answered with links to pages, and the chat stays open there', async ({ site }) => {
  const chat = new Chat(site);
  await site.open('/about');
  await chat.open();
  await chat.ask('Penetration Testing');
  await chat.messages.nth(2).role('link').nth(0).click();
  await site.atPath('/services/penetration-testing');
  await chat.panel.toBeVisible();
});

test('an unknown question gets the fallback reply', async ({ site }) => {
  const chat = new Chat(site);
  await site.open('/about');
  await chat.open();
  await chat.ask('our plotter prints only even pages');
  await chat.messages
    .nth(2)
    .toContain("I'm sorry, I didn't understand that. Could you please specify your query?");
});

test('a click on a suggestion fills it in', async ({ site }) => {
  const chat = new Chat(site);
  await site.open('/about');
  await chat.open();
  await chat.input.fill('pri');
  await chat.panel.role('option', 'pricing').click();
  await chat.input.toHaveValue('pricing');
  await chat.panel.role('listbox').toHaveCount(0);
});

test('arrow keys choose a suggestion, and Enter fills it in', async ({ site }) => {
  const chat = new Chat(site);
  await site.open('/about');
  await chat.open();
  await chat.input.fill('security');
  const options = chat.panel.role('option');
  await options.nth(0).toBeVisible();
  await site.press('ArrowDown');
  await options.nth(0).toHaveAttribute('aria-selected', 'true');
  const [term = ''] = await options.texts();
  await site.press('Enter');
  await chat.input.toHaveValue(term);
});

test('a conversation is kept after a reload until it is cleared', async ({ site }) => {
  const chat = new Chat(site);
  await site.open('/about');
  await chat.open();
  await chat.ask('pricing');
  await site.window.reload();
  await site.hydrated();
  await chat.open();
  await chat.messages.toHaveCount(3);
  await chat.panel.role('button', 'Clear chat').click();
  await chat.messages.toHaveCount(1);
});

test('the chat shows markup as text', async ({ site }) => {
  const chat = new Chat(site);
  await site.open('/about');
  await chat.open();
  await chat.ask('<img src=x> &amp;');
  await chat.messages.nth(1).toContain('<img src=x> &amp;');
  expect(await chat.panel.css('img').count()).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ settings: phone });

  test('the chat is as wide as the page and closes with its button', async ({ site }) => {
    const chat = new Chat(site);
    await site.open('/about');
    await chat.open();
    const pageWidth = await site.evaluate(() => document.documentElement.clientWidth);
    await expect.poll(async () => Math.round((await chat.panel.box()).width)).toBe(pageWidth);
    await chat.panel.role('button', 'Close the chat').click();
    await chat.panel.toHaveCount(0);
    await chat.button.toBeFocused();
  });
});
