import type { Page } from '@playwright/test';

/** What makes a page unreadable on paper. */
export interface PrintFaults {
  /** Visible parts that would be printed over the text of a page. */
  readonly fixed: readonly string[];
  /** Texts that are too light for white paper: browsers print no backgrounds. */
  readonly light: readonly string[];
  /** Texts of the main content that are shown on the screen but not printed. */
  readonly missing: readonly string[];
}

export const noPrintFaults: PrintFaults = { fixed: [], light: [], missing: [] };

/** Returns the faults of a page whose medium is `print`. */
export async function printFaults(page: Page): Promise<PrintFaults> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    /** Relative luminance (WCAG 2.2), 0 for black to 1 for white. */
    const luminance = (color: string) => {
      if (!canvas) throw new Error('The browser has no canvas.');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
        value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const isShown = (element: Element) =>
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      });
    const fixed = [...document.querySelectorAll('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position) && isShown(element))
      .filter((element) => {
        const { width, height, bottom } = element.getBoundingClientRect();
        // The skip link is above the page until it has focus.
        return width > 1 && height > 1 && bottom > 0;
      })
      .map((element) => `${element.localName}.${element.className}`);
    const light: string[] = [];
    const missing: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      const text = textContent?.trim().slice(0, 60) ?? '';
      if (!parent || text === '') continue;
      if (isShown(parent) && parent.getClientRects().length > 0) {
        // The contrast with white is at least 4.5.
        if (
          luminance(getComputedStyle(parent).color) > 1.05 / 4.5 - 0.05 &&
          !parent.closest('button, a, svg')
        )
          light.push(text);
      } else if (parent.closest('main details') && !parent.closest('[hidden]')) missing.push(text);
      const content = parent.closest('details > :not(summary)');
      if (
        content &&
        content.getBoundingClientRect().bottom >
          (content.parentElement?.getBoundingClientRect().bottom ?? 0) + 1
      )
        missing.push(text);
    }
    return { fixed, light, missing };
  });
}
