import type { Page } from '@playwright/test';
import { ask, closeChat, input, openChat, panel, waitForOpenedPanel } from './chat';
import { expect, open } from './fixtures';
import { mostHidden, pressThroughPage } from './focusVisibility';
import { fill, sendButton, test } from './formTest';
import { applyTextSpacing, layoutFaults, noFaults } from './layoutFaults';
import { overlaps } from './overlaps';
import { zoomed200, zoomed400 } from './viewports';
import { waitForTransitions } from './waitForTransitions';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectNoLayoutFaults(page: Page): Promise<void> {
  await waitForTransitions(page);
  expect({ ...(await layoutFaults(page)), overlaps: await overlaps(page) }).toEqual({
    ...noFaults,
    overlaps: [],
  });
}

/** Asserts that each element that receives focus is visible and marked by an outline. */
async function expectFocusVisible(page: Page, leastCount: number): Promise<void> {
  const elements = await pressThroughPage(page, 'Tab');
  expect(elements.length).toBeGreaterThanOrEqual(leastCount);
  expect(elements.filter(({ hidden, hasOutline }) => hidden > mostHidden || !hasOutline)).toEqual([]);
}

for (const { zoom, viewport } of [
  { zoom: '200 %', viewport: zoomed200 },
  { zoom: '400 %', viewport: zoomed400 },
])
  test.describe(`at ${zoom} zoom`, () => {
    test.use({ viewport });

    test(`the menu is usable at ${zoom} zoom, with wider text spacing too`, async ({ page }) => {
      await open(page, '/about');
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(menu).toBeVisible();
      await expectNoLayoutFaults(page);
      await expectFocusVisible(page, 10);
      await applyTextSpacing(page);
      await expectNoLayoutFaults(page);
      const link = menu.getByRole('link', { name: 'Blog', exact: true });
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/blog');
    });

    test(`the chat is usable at ${zoom} zoom, with wider text spacing too`, async ({ page }) => {
      await open(page, '/about');
      await openChat(page);
      await waitForOpenedPanel(page);
      await expectNoLayoutFaults(page);
      await ask(page, 'pricing');
      await input(page).fill('pen');
      await expect(panel(page).getByRole('option')).not.toHaveCount(0);
      // The list of suggestions covers messages.
      expect(await layoutFaults(page)).toEqual(noFaults);
      await expect(input(page)).toBeInViewport({ ratio: 0.9 });
      await input(page).press('ArrowDown');
      const active = panel(page).locator('[role=option][aria-selected=true]');
      await expect(active).toBeInViewport({ ratio: 0.9 });
      await input(page).press('Enter');
      await input(page).fill('');
      await expectFocusVisible(page, 3);
      await applyTextSpacing(page);
      await expectNoLayoutFaults(page);
      await closeChat(page);
    });

    test(`forms are usable at ${zoom} zoom, with wider text spacing too`, async ({ page, service }) => {
      await open(page, '/contact');
      await sendButton(page).click();
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
      await expectNoLayoutFaults(page);
      await expectFocusVisible(page, 20);
      await applyTextSpacing(page);
      await expectNoLayoutFaults(page);
      await fill(page);
      await sendButton(page).click();
      await expect(page.getByRole('group', { name: 'Your message has been sent' })).toBeFocused();
      expect(service.received).toHaveLength(1);
      await expectNoLayoutFaults(page);
    });

    test(`the contact dialog is usable at ${zoom} zoom, with wider text spacing too`, async ({ page }) => {
      await open(page, '/contact-popup');
      const dialog = page.getByRole('dialog', { name: 'Send a message' });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Send the message' }).click();
      await expect(dialog.getByRole('group', { name: 'There is a problem' })).toBeFocused();
      await expectNoLayoutFaults(page);
      await expectFocusVisible(page, 8);
      await applyTextSpacing(page);
      await expectNoLayoutFaults(page);
    });

    test(`disclosures, the directory search and the self-assessment are usable at ${zoom} zoom`, async ({
      page,
    }) => {
      await test.step('opened disclosures', async () => {
        await open(page, '/cyber-security');
        for (const summary of await page.locator('main details > summary').all()) await summary.click();
        await expect(page.locator('main details:not([open])')).toHaveCount(0);
        await expectNoLayoutFaults(page);
        await expectFocusVisible(page, 20);
      });
      await test.step('results of the directory search', async () => {
        await open(page, '/services-page');
        await page.getByRole('searchbox', { name: 'Find a service' }).fill('wallet');
        await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
        await expectNoLayoutFaults(page);
        await expectFocusVisible(page, 20);
      });
      await test.step('a partly answered self-assessment', async () => {
        await open(page, '/security-assessment');
        const groups = page
          .getByRole('main')
          .getByRole('group')
          .filter({ has: page.getByRole('radio') });
        for (const group of (await groups.all()).slice(0, 3)) await group.getByRole('radio').nth(2).check();
        await expectNoLayoutFaults(page);
        await expectFocusVisible(page, 20);
      });
    });
  });
