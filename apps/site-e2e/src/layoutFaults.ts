import type { Page } from '@playwright/test';

/** The spacing that WCAG 1.4.12 requires a page to support. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';

/** Applies the text spacing of WCAG 1.4.12 to the page. */
export async function applyTextSpacing(page: Page): Promise<void> {
  // A constructed style sheet, because the Content-Security-Policy forbids style elements.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, textSpacing);
}

/** The layout faults of a page without any. */
export const noFaults = { overflow: 0, clipped: [] };

/** Returns by how many pixels the page is wider than the viewport, and the texts that their boxes clip. */
export async function layoutFaults(page: Page) {
  return page.evaluate(() => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isInScroller = (element: Element | null, within: Element): boolean => {
      if (!element || element === within) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      return /auto|scroll/.test(overflowX + overflowY) || isInScroller(element.parentElement, within);
    };
    const clipped: string[] = [];
    for (const box of document.querySelectorAll('body *')) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      // Visually hidden text is in an absolutely positioned box of 1 px.
      if (position === 'absolute' || !(hides(overflowX) || hides(overflowY)) || !box.checkVisibility())
        continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        if (isInScroller(texts.currentNode.parentElement, box)) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const isClipped = [...range.getClientRects()].some(
          (line) =>
            (hides(overflowX) && (line.left < left - 1 || line.right > right + 1)) ||
            (hides(overflowY) && (line.top < top - 1 || line.bottom > bottom + 1)),
        );
        if (isClipped) clipped.push(texts.currentNode.textContent ?? '');
      }
    }
    return { overflow: document.documentElement.scrollWidth - innerWidth, clipped };
  });
}
