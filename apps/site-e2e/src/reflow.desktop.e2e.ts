import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const { paths } = JSON.parse(
  readFileSync(new URL('../../site/build/hosting.json', import.meta.url), 'utf8'),
) as { paths: readonly string[] };

/** A window of 1280 by 1024 pixels at 400 %: what WCAG 1.4.10 calls reflow. */
const enlarged = { width: 320, height: 256 };

/** The distances that WCAG 1.4.12 lets a reader set. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';

async function spaceOut(page: Page): Promise<void> {
  // Through the object model, as an extension of the browser does it: the policy forbids style elements.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
}

/** How far the page is wider than its window, and the texts that a box cuts off. */
function faultsOf(page: Page) {
  return page.evaluate(() => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const cut: string[] = [];
    const scrolls = (element: Element | null, within: Element): boolean => {
      if (!element || element === within) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      return /auto|scroll/.test(overflowX + overflowY) || scrolls(element.parentElement, within);
    };
    for (const box of document.querySelectorAll('body *')) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      // Words for screen readers alone stand in a box of a pixel on purpose.
      if (position === 'absolute' || !(hides(overflowX) || hides(overflowY)) || !box.checkVisibility())
        continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        if (scrolls(texts.currentNode.parentElement, box)) continue;
        const text = document.createRange();
        text.selectNodeContents(texts.currentNode);
        const outside = [...text.getClientRects()].some(
          (line) =>
            (hides(overflowX) && (line.left < left - 1 || line.right > right + 1)) ||
            (hides(overflowY) && (line.top < top - 1 || line.bottom > bottom + 1)),
        );
        if (outside) cut.push(texts.currentNode.textContent ?? '');
      }
    }
    return { tooWide: document.documentElement.scrollWidth - innerWidth, cut };
  });
}

const none = { tooWide: 0, cut: [] };

// Each test walks through the whole site.
test.describe.configure({ timeout: 300_000 });

test('every page stands in a window of 320 by 256 pixels without sideways scroll, spaced out too', async ({
  page,
}) => {
  await page.setViewportSize(enlarged);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect([path, await faultsOf(page)]).toEqual([path, none]);
    await spaceOut(page);
    expect([path, 'spaced out', await faultsOf(page)]).toEqual([path, 'spaced out', none]);
  }
});

test('every page stands spaced out in a wide window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await spaceOut(page);
    expect([path, await faultsOf(page)]).toEqual([path, none]);
  }
});
