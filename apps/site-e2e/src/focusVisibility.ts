import type { Page } from '@playwright/test';

/** The element that has focus after a key press. */
export interface FocusedElement {
  /** Tag, name and text, for messages. */
  readonly name: string;
  /** Share of the element within the viewport that a sticky or fixed part covers, 0 to 1; 1 if none of it is in view. */
  readonly hidden: number;
  /** Whether an outline marks the element. */
  readonly hasOutline: boolean;
}

/** Largest share of a focused element that may be hidden: a text area can be taller than the space between sticky parts. */
export const mostHidden = 0.25;

/**
 * Presses a key until focus leaves the page or returns to an element that had it.
 * @returns the elements that received focus, in order
 */
export async function pressThroughPage(page: Page, key: 'Shift+Tab' | 'Tab'): Promise<FocusedElement[]> {
  const elements: FocusedElement[] = [];
  await page.evaluate(() => {
    Object.assign(window, { visited: new Set() });
  });
  for (;;) {
    await page.keyboard.press(key);
    const focused = await describeFocus(page);
    if (!focused) return elements;
    elements.push(focused);
  }
}

/** Describes the focused element; returns undefined if there is none or if it was described before. */
async function describeFocus(page: Page): Promise<FocusedElement | undefined> {
  return page.evaluate(async () => {
    // Focus scrolls the page and starts transitions, such as that of the skip link.
    await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    const focused = document.activeElement;
    const { visited } = window as unknown as { visited: Set<Element> };
    if (!focused || focused === document.body || visited.has(focused)) return undefined;
    visited.add(focused);

    /** Sample points in each direction. */
    const columns = 15;
    const rows = 7;
    const layerOf = (element: Element | null): Element | null =>
      !element || /fixed|sticky/.test(getComputedStyle(element).position)
        ? element
        : layerOf(element.parentElement);
    const isCovered = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      // Rounded corners show the page behind, which covers nothing.
      const layer = layerOf(hit);
      return layer !== null && !layer.contains(focused) && !focused.contains(hit);
    };
    let covered = 0;
    let points = 0;
    // An inline link in several lines has several boxes.
    for (const { left, top, width, height } of focused.getClientRects())
      for (let column = 0; column < columns; column++)
        for (let row = 0; row < rows; row++) {
          const x = left + (width * (column + 0.5)) / columns;
          const y = top + (height * (row + 0.5)) / rows;
          // Browsers scroll the caret of a text field into view, not the whole field.
          if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
          points += 1;
          if (isCovered(x, y)) covered += 1;
        }

    // A card's link shows its outline on a pseudo-element that covers the card.
    const hasOutline = [undefined, '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(focused, pseudo);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    const text = focused.getAttribute('aria-label') ?? focused.getAttribute('name') ?? focused.textContent;
    return {
      name: `${focused.localName} "${text.trim().slice(0, 50)}"`,
      hidden: points === 0 ? 1 : covered / points,
      hasOutline,
    };
  });
}
