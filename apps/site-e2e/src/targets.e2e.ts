import type { Page } from '@playwright/test';
import { openChat, panel, waitForOpenedPanel } from './chat';
import { expect, open, waitForHydration } from './fixtures';
import { pageKinds } from './pageKinds';
import { test } from './sharedPage';

/** Smallest width and height of any target (WCAG 2.5.8) and of a main target (docs/requirements.md, section 14), in CSS pixels. */
const minimum = 24;
const mainMinimum = 44;

/** Links that accompany the content: lists of links in the footer, tables of contents, breadcrumbs, links to headings. */
const secondary = 'footer nav a, main nav a, a[aria-label^="Link to"]';

/** Returns the targets within an element that are too small, with their size. */
async function smallTargets(page: Page, within: string): Promise<readonly string[]> {
  return page.evaluate(
    ({ scope, lists, least, leastMain }) => {
      const sizeOf = (target: Element) => {
        // A label is part of the target of its field.
        const label = target instanceof HTMLInputElement ? target.labels?.[0] : undefined;
        // A card's link covers the card with a pseudo-element.
        const isStretched = getComputedStyle(target, '::after').position === 'absolute';
        const card = isStretched && target instanceof HTMLElement ? target.offsetParent : undefined;
        const boxes = [target, label, card].flatMap((element) =>
          element ? [element.getBoundingClientRect()] : [],
        );
        const width = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
        const height = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
        return { width, height };
      };
      const targets = document.querySelectorAll(
        `:is(${scope}) :is(a[href], button, input, select, textarea, summary, [role=option], [tabindex="0"])`,
      );
      return [...targets].flatMap((target) => {
        const { width, height } = sizeOf(target);
        const isShown = target.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
        // Links within a sentence are exempt from WCAG 2.5.8: the height of the line constrains them.
        const isInSentence =
          getComputedStyle(target).display === 'inline' &&
          getComputedStyle(target, '::after').position !== 'absolute';
        // The honeypot field of a form.
        const isHidden = target.closest('[aria-hidden="true"]') !== null;
        if (!isShown || isInSentence || isHidden) return [];
        const limit = target.matches(lists) ? least : leastMain;
        // Half a pixel of tolerance for fractional layout.
        if (Math.min(width, height) >= limit - 0.5) return [];
        const name = target.getAttribute('aria-label') ?? target.textContent.trim();
        return [`${target.localName} "${name.slice(0, 40)}": ${width.toFixed()} × ${height.toFixed()} px`];
      });
    },
    { scope: within, lists: secondary, least: minimum, leastMain: mainMinimum },
  );
}

for (const { kind, path, tag } of pageKinds)
  test(
    `${kind} has targets of at least 24 px, main ones of 44 px`,
    { tag },
    async ({ page, expectedConsoleMessages }) => {
      if (kind === 'not-found') expectedConsoleMessages.push(/status of 404/);
      await page.goto(path);
      await waitForHydration(page);
      expect(await smallTargets(page, 'body')).toEqual([]);
    },
  );

test('opened parts have targets of at least 44 px', async ({ page, viewport }) => {
  await open(page, '/contact');
  await test.step('disclosures', async () => {
    for (const summary of await page.locator('main details > summary:visible').all()) await summary.click();
    expect(await smallTargets(page, 'main details')).toEqual([]);
  });
  await test.step('chat, with suggestions', async () => {
    await openChat(page);
    await waitForOpenedPanel(page);
    expect(await smallTargets(page, '#chat')).toEqual([]);
    await panel(page).getByRole('combobox').fill('pri');
    await expect(panel(page).getByRole('option')).not.toHaveCount(0);
    expect(await smallTargets(page, '#chat')).toEqual([]);
    await panel(page).getByRole('combobox').fill('');
    await panel(page).getByRole('button', { name: 'Close the chat' }).click();
  });
  await test.step('navigation', async () => {
    const isNarrow = (viewport?.width ?? 0) < 896;
    await page
      .getByRole('banner')
      .getByRole('button', { name: isNarrow ? 'Open the menu' : 'Services' })
      .click();
    if (isNarrow) await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await smallTargets(page, isNarrow ? '[role=dialog]' : 'header')).toEqual([]);
  });
});
