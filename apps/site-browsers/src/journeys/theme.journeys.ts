import { expect, phone, test } from '../fixtures';
import type { Page } from '../page/Page';

const dark = 'rgb(11, 14, 20)';
const light = 'rgb(246, 244, 239)';

const background = (site: Page) => site.css('body').style('background-color');

test('the theme button switches the theme and keeps it after a reload', async ({ site }) => {
  await site.open('/about');
  const button = site.role('button', 'Dark theme');
  await button.toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await button.toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => background(site)).toBe(dark);
  await site.window.reload();
  await site.hydrated();
  await button.toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect.poll(() => background(site)).toBe(light);
});

test('the theme is kept on a page change and in a new document', async ({ site }) => {
  await site.open('/about');
  await site.role('button', 'Dark theme').click();
  await site.role('navigation', 'Main').role('link', 'Blog').click();
  await site.atPath('/blog');
  await expect.poll(() => background(site)).toBe(dark);
  await site.open('/contact');
  expect(await background(site)).toBe(dark);
});

test('the canvas and the scrollbar have the colour scheme of the theme', async ({ site }) => {
  await site.open('/');
  expect(await site.css('html').style('color-scheme')).toBe('light');
  await site.role('button', 'Dark theme').click();
  await expect.poll(() => site.css('html').style('color-scheme')).toBe('dark');
  // The canvas behind the scrollbar's gutter takes the colour of the root element.
  await expect.poll(() => site.css('html').style('background-color')).toBe(dark);
});

test.describe('on a phone', () => {
  test.use({ settings: phone });

  test('the menu has a switch for the theme', async ({ site }) => {
    await site.open('/about');
    await site.role('button', 'Open the menu').click();
    const button = site.role('dialog', 'Menu').role('button', 'Dark Mode');
    await button.toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await button.toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => background(site)).toBe(dark);
  });
});
