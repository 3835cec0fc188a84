import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { chatButton, closeChat, openChat } from './chat';
import { expect, open, test, waitForHydration } from './fixtures';
import { pageKinds } from './pageKinds';
import { performRandomAction, randomNumbers } from './randomInput';
import { desktop } from './viewports';

/** Repeat a failed run with `RANDOM_SEED=<printed seed>`. */
const seed = Number(process.env['RANDOM_SEED'] ?? '20261122');

const actionsPerKind = 500;

/** Leaves the page only for other pages of the site: no mail program, no other site, no new tab, no print dialog. */
async function stayOnSite(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => undefined;
    document.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
        if (
          link instanceof HTMLAnchorElement &&
          (link.origin !== location.origin || link.target === '_blank')
        )
          event.preventDefault();
      },
      true,
    );
  });
}

/** Longest time for an action, in milliseconds. */
const actionTimeout = 10_000;

/** Performs a random action; returns its description, or that a document was replaced while it ran. */
async function act(page: Page, random: () => number): Promise<string> {
  try {
    const action = performRandomAction(page, random);
    // Chromium does not answer input commands if Back or Forward to another document replaces the page meanwhile.
    const outcome = await Promise.race([action, setTimeout(actionTimeout, undefined, { ref: false })]);
    if (outcome !== undefined) return outcome;
    action.catch(() => undefined);
    // Waits until the test times out if it is the page that does not respond or draw.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    return 'an action without an answer';
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    await page.waitForLoadState();
    return 'interrupted by a new document';
  }
}

/** Opens a page, again if a navigation that was under way, such as Forward, interrupts it. */
async function openAgain(page: Page, path: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await open(page, path);
      return;
    } catch (error) {
      if (attempt === 5 || !/interrupted by another navigation|ERR_ABORTED/.test(String(error))) throw error;
      await page.waitForLoadState();
    }
  }
}

/** Closes what is open and checks that the page is usable: nothing inert, scroll not locked, navigation, chat and theme work. */
async function expectUsable(page: Page): Promise<void> {
  await page.setViewportSize(desktop);
  await waitForHydration(page);
  // Suggestions, chat, Services panel and dialog each close on one press.
  for (let press = 0; press < 4; press++) await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: /^(?!Chat with us)/ })).toHaveCount(0);
  const chatClose = page.getByRole('button', { name: 'Close the chat' });
  if (await chatClose.isVisible()) await closeChat(page);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest('[inert], [aria-hidden=true]')?.outerHTML),
    )
    .toBeUndefined();

  await test.step('the page scrolls', async () => {
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden');
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await page.mouse.move(5, 400);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
  await test.step('theme, chat and links work', async () => {
    const isDark = await page.evaluate(() => document.documentElement.classList.contains('dark'));
    await page.getByRole('banner').getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveClass(isDark ? 'light' : 'dark');
    await openChat(page);
    await closeChat(page);
    await expect(chatButton(page)).toBeFocused();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).press('Enter');
    await expect(page).toHaveURL(/\/accessibility$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

for (const [index, { kind, path }] of pageKinds.entries())
  test(
    `${kind} stays usable under random input`,
    { tag: '@extended' },
    async ({ page, viewport, expectedConsoleMessages }) => {
      test.setTimeout(300_000);
      // The not-found page itself, and pages to which random input in the address does not lead.
      if (kind === 'not-found') expectedConsoleMessages.push(/status of 404/);
      await stayOnSite(page);
      await open(page, path);
      const kindSeed = seed + index + (viewport?.width ?? 0);
      const random = randomNumbers(kindSeed);
      const log: string[] = [];
      page.on('pageerror', ({ message }) => log.push(`page error: ${message}`));
      try {
        for (let count = 0; count < actionsPerKind; count++) {
          log.push(`${String(count)} (${new URL(page.url()).pathname}): ${await act(page, random)}`);
          // Keeps to the site: Back from the first document leads to the empty page.
          if (!page.url().startsWith('http') || (count % 50 === 49 && new URL(page.url()).pathname !== path))
            await openAgain(page, path);
        }
        await expectUsable(page);
        expect(log.some((line) => line.startsWith('page error'))).toBe(false);
      } catch (error) {
        const firstError = log.findIndex((line) => line.startsWith('page error'));
        const last = (firstError < 0 ? log : log.slice(0, firstError + 1)).slice(-15);
        throw new Error(
          `${String(error)}\nRANDOM_SEED=${String(seed)}; the last actions were:\n${last.join('\n')}`,
          { cause: error },
        );
      }
    },
  );
