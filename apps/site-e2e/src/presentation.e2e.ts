import type { Page } from '@playwright/test';
import { expect, waitForHydration } from './fixtures';
import { mostHidden, pressThroughPage } from './focusVisibility';
import { layoutFaults, noFaults } from './layoutFaults';
import { overlaps } from './overlaps';
import { pageKinds } from './pageKinds';
import { noPrintFaults, printFaults } from './printFaults';
import { test } from './sharedPage';
import { waitForTransitions } from './waitForTransitions';

async function expectLayoutWithoutFaults(page: Page): Promise<void> {
  expect({ ...(await layoutFaults(page)), overlaps: await overlaps(page) }).toEqual({
    ...noFaults,
    overlaps: [],
  });
}

async function expectFocusVisible(page: Page): Promise<void> {
  const elements = await pressThroughPage(page, 'Tab');
  expect(elements.length).toBeGreaterThan(20);
  expect(elements.filter(({ hidden, hasOutline }) => hidden > mostHidden || !hasOutline)).toEqual([]);
}

/** Text of the page, without the difference in white space that a changed layout makes. */
const textOf = (page: Page) => page.evaluate(() => document.body.innerText.replace(/\s+/g, ' '));

/** Fields and buttons without a visible edge: forced colours remove the background that marks them otherwise. */
const edgeless = (page: Page) =>
  page.evaluate(() => {
    const hasEdge = (element: Element) => {
      const { appearance, borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(element);
      return (
        appearance === 'auto' ||
        (borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0) ||
        textDecorationLine !== 'none'
      );
    };
    return [...document.querySelectorAll('main :is(input, textarea, select, button, progress)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.getBoundingClientRect().width > 1)
      .filter((element) => ![element, ...element.children].some(hasEdge))
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

for (const { kind, path, tag } of pageKinds) {
  test(
    `${kind} keeps text, edges and focus in forced colours`,
    { tag },
    async ({ page, expectedConsoleMessages }) => {
      if (kind === 'not-found') expectedConsoleMessages.push(/status of 404/);
      await page.emulateMedia({ forcedColors: 'none' });
      await page.goto(path);
      await waitForHydration(page);
      const text = await textOf(page);
      await page.emulateMedia({ forcedColors: 'active' });
      await waitForTransitions(page);
      expect(await textOf(page)).toBe(text);
      await expectLayoutWithoutFaults(page);
      expect(await edgeless(page)).toEqual([]);
      await expectFocusVisible(page);
      await page.emulateMedia({ forcedColors: 'none' });
    },
  );

  test(
    `${kind} prints in dark text, with nothing hidden or on top`,
    { tag },
    async ({ page, expectedConsoleMessages }) => {
      if (kind === 'not-found') expectedConsoleMessages.push(/status of 404/);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(path);
      await waitForHydration(page);
      await page.emulateMedia({ media: 'print' });
      await waitForTransitions(page);
      await expectLayoutWithoutFaults(page);
      expect(await printFaults(page)).toEqual(noPrintFaults);
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    },
  );

  test(
    `${kind} is mirrored in right-to-left without faults`,
    { tag },
    async ({ page, expectedConsoleMessages }) => {
      if (kind === 'not-found') expectedConsoleMessages.push(/status of 404/);
      await page.goto(path);
      const text = await textOf(page);
      const matchesDocument = (url: URL) => url.pathname === path;
      await page.route(matchesDocument, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace('dir="ltr"', 'dir="rtl"') });
      });
      await page.goto(path);
      await page.unroute(matchesDocument);
      await waitForHydration(page);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      expect(await textOf(page)).toBe(text);
      await expectLayoutWithoutFaults(page);
      await expectFocusVisible(page);
      const logo = await page.getByRole('banner').getByRole('link', { name: 'Keystrand' }).boundingBox();
      expect(logo?.x).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2);
    },
  );
}
