import { boxOf, expect, open, test, waitForFrames } from './fixtures';
import type { Page } from '@playwright/test';
import { holdRequests } from './requests';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open the menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Opens the menu once the dialog's code has arrived; if it is late, the button opens a popover. */
async function openMenu(page: Page): Promise<void> {
  await menuButton(page).hover();
  await expect(menuButton(page)).not.toHaveAttribute('popovertarget');
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
}

test('the menu is a full-screen modal dialog that closes on Escape', async ({ page, viewport }) => {
  await open(page, '/about');
  await openMenu(page);
  const dialog = menu(page);
  await test.step('fills the screen and focuses the close button', async () => {
    await expect(dialog.getByRole('button', { name: 'Close the menu' })).toBeFocused();
    await expect.poll(async () => (await boxOf(dialog)).x).toBe(0);
    const { width, height } = await boxOf(dialog);
    expect({ width, height }).toEqual(viewport);
    for (const name of ['About', 'Contact', 'Blog', 'IT Consulting'])
      await expect(dialog.getByRole('link', { name, exact: true })).toBeVisible();
  });
  await test.step('Tab and Shift+Tab keep focus inside', async () => {
    for (const key of [...Array<string>(20).fill('Tab'), ...Array<string>(25).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
  });
  await test.step('the Services group collapses and expands', async () => {
    const link = dialog.getByRole('link', { name: 'Web3 Solutions' });
    const group = dialog.locator('summary');
    await expect(link).toBeVisible();
    await group.click();
    await expect(link).toBeHidden();
    await group.click();
    await expect(link).toBeVisible();
  });
  await test.step('Dark Mode switches and stores the theme', async () => {
    const toggle = dialog.getByRole('button', { name: 'Dark Mode' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });
  await test.step('Escape closes it and returns focus to the button', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
  });
});

test('the page does not scroll while the menu is open', async ({ page }) => {
  await open(page, '/about');
  const scrollTop = () => page.evaluate(() => scrollY);
  await test.step('the scroll position is unchanged after closing, and the page scrolls again', async () => {
    await page.mouse.wheel(0, 400);
    await expect.poll(scrollTop).toBe(400);
    // Playwright's click would scroll the button into view first.
    await menuButton(page).evaluate((button) => {
      button.focus({ preventScroll: true });
    });
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 600);
    await waitForFrames(page);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    expect(await scrollTop()).toBe(400);
    await page.mouse.wheel(0, 200);
    await expect.poll(scrollTop).toBeGreaterThan(400);
  });
  await test.step('widening the window closes the menu and unlocks the page', async () => {
    await openMenu(page);
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(menu(page)).toHaveCount(0);
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 400);
    await expect.poll(scrollTop).toBeGreaterThan(100);
    await expect(page.getByRole('link', { name: 'About' }).first()).toBeVisible();
    expect(await page.locator('[inert]').count()).toBe(0);
  });
});

test('the menu closes on a page change', async ({ page }) => {
  await open(page, '/about');
  await test.step('choosing a link closes it and focuses the new heading', async () => {
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(menu(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  await test.step('Back closes it', async () => {
    await openMenu(page);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(menu(page)).toHaveCount(0);
  });
});

test('while the code of the dialog does not arrive, the menu opens as a popover', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/MenuDialog*');
  await open(page, '/about');
  const button = menuButton(page);
  const popover = page.locator('#menu');
  await test.step('opens with focus on the close button, and the page behind is not reachable', async () => {
    await button.click();
    await expect(menu(page)).toBeVisible();
    await expect(popover.getByRole('button', { name: 'Close the menu' })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    for (const key of [...Array<string>(20).fill('Tab'), ...Array<string>(25).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      // After the last element, the browser focuses its own controls, which it has none of without a window.
      const focused = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('#menu') !== null,
      );
      expect(focused).toBe(true);
    }
  });
  await test.step('closes on Escape and on its button, and returns focus', async () => {
    await popover.getByRole('link', { name: 'Blog' }).focus();
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await popover.getByRole('button', { name: 'Close the menu' }).click();
    await expect(popover).toBeHidden();
  });
  await test.step('closes on a page change, also by Back', async () => {
    await button.click();
    await popover.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(popover).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await button.click();
    await expect(popover).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(popover).toBeHidden();
  });
  await test.step('an open popover stays when the code arrives, and the dialog opens from then on', async () => {
    await button.click();
    await expect(popover).toBeVisible();
    release();
    await expect(page.locator('button[popovertarget=menu]')).toHaveCount(1);
    await expect(popover).toBeVisible();
    await page.keyboard.press('Escape');
    await openMenu(page);
    await expect(popover).toBeHidden();
  });
});

test('the menu opens without a dialog if the code of the dialog fails to load', async ({
  page,
  expectedConsoleMessages,
}) => {
  expectedConsoleMessages.push(/Failed to load resource/);
  await page.route('**/assets/MenuDialog*', (route) => route.abort());
  await open(page, '/about');
  await menuButton(page).click();
  const popover = page.locator('#menu');
  await popover.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(popover).toBeHidden();
});
