import { expect, open, test } from './fixtures';

const labels = [
  'Blockchain Development',
  'Web3 Solutions',
  'Cybersecurity',
  'Software Development',
  'IT Consulting',
  'Solutions',
  'Other IT Related Services',
];

test.describe('navigation bar, from 896 px', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/about');
  });

  test('the logo leads home', async ({ page }) => {
    await page.getByRole('banner').getByRole('link', { name: 'Keystrand' }).click();
    await expect(page).toHaveURL('/');
  });

  test('Services holds the seven categories in two columns, each with an icon', async ({ page }) => {
    await page.getByRole('button', { name: 'Services' }).click();
    const links = page
      .getByRole('banner')
      .getByRole('list')
      .getByRole('listitem')
      .getByRole('listitem')
      .getByRole('link');
    await expect(links).toHaveText(labels);
    for (const link of await links.all()) await expect(link.locator('svg')).toHaveCount(1);
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size).toBe(2);
  });

  test('Services opens after a rest of the pointer and closes after it has left', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Services' });
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(10, 700);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('Services stays open while the pointer crosses from the button to the panel', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Services' });
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const link = page.getByRole('link', { name: 'Web3 Solutions' }).first();
    const from = await button.boundingBox();
    const to = await link.boundingBox();
    if (!from || !to) throw new Error('button or link is not on the screen');
    await page.mouse.move(to.x + 20, to.y + 10, { steps: 25 });
    await page.waitForTimeout(500);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('a click after a hover pins it; a second click closes it', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Services' });
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await page.mouse.move(10, 700);
    await page.waitForTimeout(500);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape closes it wherever the focus is, and it does not reopen until the pointer has left', async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: 'Services' });
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const box = await button.boundingBox();
    if (!box) throw new Error('the button is not on the screen');
    await page.mouse.move(box.x + 8, box.y + 8, { steps: 4 });
    await page.waitForTimeout(400);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.move(10, 700);
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('the keyboard opens it on focus, walks its links, closes it on leaving', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Services' });
    await page.getByRole('banner').getByRole('link', { name: 'Keystrand' }).focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    for (const label of labels) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('banner').getByRole('link', { name: label, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape inside the panel gives the focus back to the button and leaves it closed', async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: 'Services' });
    await button.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('choosing a category closes it and shows that page', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Services' });
    await button.hover();
    await page.getByRole('banner').getByRole('link', { name: 'Software Development' }).click();
    await expect(page).toHaveURL('/software-development');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('the current top-level link is marked', async ({ page }) => {
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await bar.getByRole('link', { name: 'Blog' }).click();
    await expect(bar.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
    await expect(bar.getByRole('link', { name: 'About' })).not.toHaveAttribute('aria-current', 'page');
  });

  test('a tap opens it and a second tap closes it', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      hasTouch: true,
      viewport: { width: 1280, height: 800 },
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    await open(page, '/about');
    const button = page.getByRole('button', { name: 'Services' });
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await context.close();
  });
});
