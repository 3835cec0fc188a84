import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

export const chatButton = (page: Page) => page.getByRole('button', { name: /^Chat with us/ });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat with us' });
export const log = (page: Page) => panel(page).getByRole('log');
export const input = (page: Page) => panel(page).getByRole('combobox');
export const messages = (page: Page) => log(page).locator('li:has(time)');
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640;

export async function openChat(page: Page) {
  await chatButton(page).click();
  await expect(panel(page)).toBeVisible();
}

/** The panel's spring shows it smaller than it is. */
export async function atRest(page: Page) {
  await expect.poll(() => panel(page).evaluate((element) => element.getAnimations().length)).toBe(0);
}

export async function ask(page: Page, text: string) {
  const before = await messages(page).count();
  await input(page).fill(text);
  await input(page).press('Enter');
  await expect(messages(page)).toHaveCount(before + 2);
}

/** Stops the page's clock, so that a reply comes when the test says so, however busy the machine is. */
export async function stopClock(page: Page) {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
}

export const box = async (locator: Locator) => {
  const found = await locator.boundingBox();
  if (!found) throw new Error('not on the screen');
  return found;
};
