import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { expect, test } from './fixtures';
import { waitForTransitions } from './waitForTransitions';

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  // Omits the details of rules that pass, which are slow to compute and to transfer.
  resultTypes: ['violations'],
};

/** Asserts that axe reports no violation in the page's current state. */
async function expectNoViolations(page: Page): Promise<void> {
  // Runs axe directly: @axe-core/playwright injects it for every analysis and opens a second page to merge frames, and
  // the site has no frames.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (runOptions) => {
    const { axe: injected } = window as unknown as { axe: typeof axe };
    const results = await injected.run(document, runOptions);
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, options);
  expect(violations).toEqual([]);
}

/** Asserts that axe reports no violation on a page of the inbox, which follows the theme of the system, in both themes. */
export async function expectPlainPageAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(`axe reports no violation in the ${colorScheme} theme`, async () => {
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page);
    });
}

/**
 * Asserts that axe reports no violation in the page's current state, in both themes. Reduces motion first, because axe
 * would measure elements in the middle of an animation.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => document.documentElement.classList.contains('dark'));
  // Starts with the current theme: a switch repaints the whole page.
  for (const theme of isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const))
    await test.step(`axe reports no violation in the ${theme} theme`, async () => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveClass(theme);
      // Colours change in a transition, during which their contrast can be too low.
      await waitForTransitions(page);
      await expectNoViolations(page);
    });
}
