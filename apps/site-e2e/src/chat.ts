import type { Page } from '@playwright/test';
import { expect } from './fixtures';

export const chatButton = (page: Page) => page.getByRole('button', { name: /^Chat with us/ });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat with us' });
export const log = (page: Page) => panel(page).getByRole('log');
export const input = (page: Page) => panel(page).getByRole('combobox');
export const messages = (page: Page) => log(page).locator(':scope > ol > li');

export async function openChat(page: Page): Promise<void> {
  await chatButton(page).click();
  await expect(panel(page)).toBeVisible();
}

export async function closeChat(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Close the chat' }).click();
  await expect(panel(page)).toHaveCount(0);
}

/** Sends a message and waits for the reply. */
export async function ask(page: Page, text: string): Promise<void> {
  const before = await messages(page).count();
  await input(page).fill(text);
  await input(page).press('Enter');
  await expect(messages(page)).toHaveCount(before + 2);
}

/** Stops the page's clock, so that the test and not the speed of the machine decides when a reply appears. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
}
