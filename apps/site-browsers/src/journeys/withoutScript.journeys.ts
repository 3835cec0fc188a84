import { expect, phone, test } from '../fixtures';

test.use({ settings: { script: false } });

test('without JavaScript, pages are readable and links lead to other pages', async ({ site }) => {
  await site.goto('/about');
  await site.css('h1').toBeVisible();
  expect(await site.css('footer').style('opacity')).toBe('1');
  await site.role('contentinfo').role('link', 'Blog').focus();
  await site.press('Enter');
  await site.atTitle('Blog: security, software and blockchain notes · Keystrand');
});

test('without JavaScript, Services opens under the pointer', async ({ site }) => {
  await site.goto('/about');
  await site.role('button', 'Services').hover();
  await site.role('banner').role('link', 'IT Consulting').toBeVisible();
});

test('without JavaScript, the chat button is a link to the contact page', async ({ site }) => {
  await site.goto('/about');
  const links = site.role('link', 'Contact us');
  await links.nth((await links.count()) - 1).click();
  await site.atPath('/contact');
});

test('without JavaScript, a message is sent and confirmed by a page of the inbox', async ({ site }) => {
  await site.goto('/contact');
  await site.role('textbox', 'Your name').fill('Ada Lovelace');
  await site.role('textbox', 'E-mail address').fill('ada@engine.example');
  await site.role('textbox', 'Message').fill('One question');
  await site.role('button', 'Send the message').click();
  await site.until('the confirmation is open', () => document.title.includes('has been sent'));
});

test('without JavaScript, the contact dialog and the self-assessment are in the page', async ({ site }) => {
  await site.goto('/contact-popup');
  await site.role('textbox', 'Your name').toBeVisible();
  expect(await site.role('dialog').count()).toBe(0);
  await site.goto('/security-assessment');
  expect(await site.role('radio').count()).toBe(48);
});

test.describe('on a phone', () => {
  test.use({ settings: { script: false, ...phone } });

  test('without JavaScript, the menu opens and closes', async ({ site }) => {
    await site.goto('/about');
    await site.role('button', 'Open the menu').click();
    await site.css('#menu').role('link', 'IT Consulting').toBeVisible();
    await site.press('Escape');
    await site.css('#menu').toBeHidden();
  });
});

test.describe('on a dark system', () => {
  test.use({ settings: { script: false, colorScheme: 'dark' } });

  test('without JavaScript, the theme is that of the system', async ({ site }) => {
    await site.goto('/about');
    expect(await site.css('body').style('background-color')).toBe('rgb(11, 14, 20)');
  });
});
