import { expect, phone, test } from '../fixtures';
import type { Page } from '../page/Page';

test.use({ settings: phone });

const menuButton = (site: Page) => site.role('button', 'Open the menu');
const menu = (site: Page) => site.role('dialog', 'Menu');

async function openMenu(site: Page): Promise<void> {
  await menuButton(site).click();
  await menu(site).toBeVisible();
}

test('the menu fills the screen and focuses its close button', async ({ site }) => {
  await site.open('/about');
  await openMenu(site);
  await menu(site).role('button', 'Close the menu').toBeFocused();
  await expect.poll(async () => (await menu(site).box()).height).toBe(phone.height);
  for (const name of ['About', 'Contact', 'Blog', 'IT Consulting'])
    await menu(site).role('link', name).toBeVisible();
});

test('Escape closes the menu and returns focus to the button', async ({ site }) => {
  await site.open('/about');
  await openMenu(site);
  await site.press('Escape');
  await menu(site).toHaveCount(0);
  await menuButton(site).toBeFocused();
});

test('Tab keeps focus in the menu', async ({ site }) => {
  await site.open('/about');
  await menuButton(site).hover();
  await menuButton(site).toHaveAttribute('popovertarget', null);
  await openMenu(site);
  for (let press = 0; press < 25; press++) {
    await site.press('Tab');
    expect(await site.evaluate(() => document.activeElement?.closest('dialog, [role=dialog]') !== null)).toBe(
      true,
    );
  }
});

test('choosing a link closes the menu and focuses the heading of the new page', async ({ site }) => {
  await site.open('/about');
  await openMenu(site);
  await menu(site).role('link', 'Blog').click();
  await site.atPath('/blog');
  await menu(site).toHaveCount(0);
  await site.css('h1').toBeFocused();
});

test('Back closes the menu', async ({ site }) => {
  await site.open('/about');
  await openMenu(site);
  await menu(site).role('link', 'Blog').click();
  await site.atPath('/blog');
  await menu(site).toHaveCount(0);
  await openMenu(site);
  await site.window.back();
  await site.atPath('/about');
  await menu(site).toHaveCount(0);
});

test('the Services group of the menu collapses and expands', async ({ site }) => {
  await site.open('/about');
  await openMenu(site);
  const link = menu(site).role('link', 'Web3 Solutions');
  await link.toBeVisible();
  await menu(site).css('summary').click();
  await link.toBeHidden();
  await menu(site).css('summary').click();
  await link.toBeVisible();
});

test('widening the window closes the menu and the page scrolls again', async ({ site }) => {
  await site.open('/about');
  await openMenu(site);
  await site.window.resize(1280, 740);
  await menu(site).toHaveCount(0);
  await site.role('navigation', 'Main').role('link', 'About').toBeVisible();
  await site.css('[inert]').toHaveCount(0);
  await site.until('the page scrolls', () =>
    [document.documentElement, document.body].every(
      (element) => !['hidden', 'clip'].includes(getComputedStyle(element).overflowY),
    ),
  );
});

test('pages of each kind fit a width of 360 px', async ({ site }) => {
  for (const path of [
    '/',
    '/about',
    '/cyber-security',
    '/services/penetration-testing',
    '/contact',
    '/blog',
  ]) {
    await site.open(path);
    expect(
      await site.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
  }
});
