import { expect, open, test } from './fixtures';

test.describe('menu dialog, below 896 px', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/about');
  });

  const openButton = 'Open the menu';

  test('opens as a full-screen modal dialog with the close button first', async ({ page }) => {
    await page.getByRole('button', { name: openButton }).click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close the menu' })).toBeFocused();
    await expect.poll(async () => (await dialog.boundingBox())?.x).toBe(0);
    const box = await dialog.boundingBox();
    expect(box?.width).toBe(375);
    expect(box?.height).toBe(740);
    for (const name of ['About', 'Contact', 'Blog', 'IT Consulting']) {
      await expect(dialog.getByRole('link', { name, exact: true })).toBeVisible();
    }
  });

  test('its Services group folds and unfolds', async ({ page }) => {
    await page.getByRole('button', { name: openButton }).click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    const link = dialog.getByRole('link', { name: 'Web3 Solutions' });
    const group = dialog.locator('summary');
    await expect(link).toBeVisible();
    await group.click();
    await expect(link).toBeHidden();
    await group.click();
    await expect(link).toBeVisible();
  });

  test('its Dark Mode switch flips and remembers the theme', async ({ page }) => {
    await page.getByRole('button', { name: openButton }).click();
    const toggle = page.getByRole('dialog').getByRole('button', { name: 'Dark Mode' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });

  test('closes on Escape and gives the focus back', async ({ page }) => {
    const button = page.getByRole('button', { name: openButton });
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('keeps the focus inside in both directions', async ({ page }) => {
    await page.getByRole('button', { name: openButton }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    for (const key of [...Array<string>(20).fill('Tab'), ...Array<string>(25).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
  });

  test('locks the scrolling of the page and keeps its place', async ({ page }) => {
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
    const before = 400;
    // Not a click of Playwright's, which would first scroll the button into view.
    await page.getByRole('button', { name: openButton }).evaluate((button) => {
      button.focus({ preventScroll: true });
    });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  });

  test('closes when a link is chosen, with the focus on the new heading', async ({ page }) => {
    await page.getByRole('button', { name: openButton }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('closes on Back', async ({ page }) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await page.getByRole('button', { name: openButton }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('growing wide while open leaves nothing locked', async ({ page }) => {
    await page.getByRole('button', { name: openButton }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(page.getByRole('link', { name: 'About' }).first()).toBeVisible();
    expect(await page.locator('[inert]').count()).toBe(0);
  });

  test('where its code does not come, the plain menu opens instead', async ({ page, expectedNoise }) => {
    expectedNoise.push(/Failed to load resource/);
    await page.route('**/assets/MenuDialog*', (route) => route.abort());
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: openButton }).click();
    const plain = page.locator('#menu');
    await expect(plain.getByRole('link', { name: 'Blog' })).toBeVisible();
    await plain.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(plain).toBeHidden();
  });
});
