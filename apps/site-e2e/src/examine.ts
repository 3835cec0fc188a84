import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { bundle } from './bundle';
import { expect, test } from './fixtures';

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  // Omits the details of rules that pass, which are slow to compute and to transfer.
  resultTypes: ['violations'],
};

/** Waits until the sections below the window are laid out, which happens in idle time after hydration. */
export async function waitForLayout(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-lazy-layout');
}

/**
 * Ends all transitions, and waits until no animation runs. Counts finished animations as ended although `getAnimations` still lists
 * some: Chromium does not update the style of a closed `details` element's content.
 */
async function waitForTransitions(page: Page): Promise<void> {
  await waitForLayout(page);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame++)
          await new Promise((resolve) => {
            requestAnimationFrame(resolve);
            // Chromium has been seen to produce no frame for 30 s after a resize.
            setTimeout(resolve, 1000);
          });
        // Those of elements that `content-visibility` skips would not end.
        for (const animation of document.getAnimations())
          if (animation instanceof CSSTransition) animation.finish();
        return document
          .getAnimations()
          .filter(({ playState }) => playState !== 'finished')
          .map((animation) => {
            const { target, pseudoElement } = animation.effect as KeyframeEffect;
            return `${animation.playState} ${(animation as CSSAnimation).animationName}: ${target?.outerHTML.slice(0, 80)}${pseudoElement ?? ''}`;
          });
      }),
    )
    .toEqual([]);
}

/** Asserts that axe reports no violation in the page's current state, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const colorScheme of ['dark', 'light'] as const)
    await test.step(`axe reports no violation in the ${colorScheme} theme`, async () => {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(colorScheme);
      // Colours change in a transition, during which their contrast can be too low.
      await waitForTransitions(page);
      const violations = await page.evaluate(async (runOptions) => {
        const { axe: injected } = window as unknown as { axe: typeof axe };
        const results = await injected.run(document, runOptions);
        return results.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
        );
      }, options);
      expect(violations).toEqual([]);
    });
}

let layoutScript: Promise<string> | undefined;

/** Asserts that the layout checks pass under the media features and at the width of the page. */
export async function expectLayout(page: Page, description?: string): Promise<void> {
  layoutScript ??= bundle('tools/testing/layout/findFaults.ts', 'layout');
  if (!(await page.evaluate(() => 'layout' in window))) await page.evaluate(await layoutScript);
  await waitForTransitions(page);
  const faults = await page.evaluate(() =>
    (window as unknown as { layout: { findFaults(): string[] } }).layout.findFaults(),
  );
  expect(faults, description).toEqual([]);
}

/** Adds a style sheet that the Content-Security-Policy allows: a constructed one. */
export async function addStyles(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}

/**
 * Presses a key until focus leaves the page or returns to an element that had it, and asserts that sticky and fixed elements
 * cover at most a quarter of each focused element (WCAG 2.4.11): a text area can be taller than the space between them.
 */
export async function expectFocusUncovered(page: Page, key: 'Shift+Tab' | 'Tab'): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { visited: new Set() });
  });
  const covered: string[] = [];
  for (let count = 0; ; count++) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(async () => {
      // Focus scrolls the page and starts transitions, such as that of the skip link.
      await new Promise(requestAnimationFrame);
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
      const element = document.activeElement;
      const { visited } = window as unknown as { visited: Set<Element> };
      if (!element || element === document.body || visited.has(element)) return undefined;
      visited.add(element);
      const getLayer = (each: Element | null): Element | null =>
        !each || /fixed|sticky/.test(getComputedStyle(each).position) ? each : getLayer(each.parentElement);
      // An inline link in several lines has several boxes.
      const points = [...element.getClientRects()].flatMap(({ left, top, width, height }) =>
        Array.from({ length: 105 }, (_, index) => ({
          x: left + (width * ((index % 15) + 0.5)) / 15,
          y: top + (height * (Math.floor(index / 15) + 0.5)) / 7,
        })),
      );
      // Browsers scroll the caret of a text field into view, not the whole field.
      const shown = points.filter(({ x, y }) => x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight);
      const hidden = shown.filter(({ x, y }) => {
        const hit = document.elementFromPoint(x, y);
        // Rounded corners show the page behind, which covers nothing.
        const layer = getLayer(hit);
        return layer !== null && !layer.contains(element) && !element.contains(hit);
      });
      const isCovered = shown.length === 0 || hidden.length / shown.length > 0.25;
      return { name: element.outerHTML.slice(0, 120), isCovered };
    });
    // Focus was on the browser's own controls, from which Shift+Tab enters the page at its end.
    if (!focused && count === 0) continue;
    if (!focused) {
      expect(count).toBeGreaterThan(20);
      expect(covered).toEqual([]);
      return;
    }
    if (focused.isCovered) covered.push(focused.name);
  }
}
