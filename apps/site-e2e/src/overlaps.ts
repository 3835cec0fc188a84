import type { Page } from '@playwright/test';

/**
 * Returns the texts and form fields that overlap others, as pairs. Fixed and sticky parts are compared only among
 * themselves, because the page scrolls below them.
 */
export async function overlaps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    /** Smallest overlap in each direction that counts, in pixels: glyphs do not fill their line boxes. */
    const tolerance = 3;
    interface Piece {
      readonly name: string;
      readonly owner: Element;
      readonly layer: Element | null;
      readonly rect: { left: number; right: number; top: number; bottom: number };
    }
    const layerOf = (element: Element | null): Element | null =>
      !element || /fixed|sticky/.test(getComputedStyle(element).position)
        ? element
        : layerOf(element.parentElement);
    /** The part of a rectangle that the scroll containers and clipping boxes around an element show. */
    const visibleRect = (rect: DOMRect, element: Element) => {
      let { left, right, top, bottom } = rect;
      for (
        let box: Element | null = element;
        box && box !== document.documentElement && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        if (position === 'fixed') break;
      }
      return { left, right, top, bottom };
    };
    const pieces: Piece[] = [];
    const add = (owner: Element, name: string, rects: Iterable<DOMRect>) => {
      for (const each of rects) {
        const rect = visibleRect(each, owner);
        if (rect.right - rect.left > tolerance && rect.bottom - rect.top > tolerance)
          pieces.push({ name: name.trim().slice(0, 40), owner, layer: layerOf(owner), rect });
      }
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      if (!parent || !textContent?.trim() || !isShown(parent) || parent.closest('svg, select, option'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      add(parent, textContent, range.getClientRects());
    }
    for (const field of document.querySelectorAll('input, textarea, select'))
      if (isShown(field))
        add(field, `${field.tagName} ${field.getAttribute('name') ?? ''}`, [field.getBoundingClientRect()]);

    pieces.sort((a, b) => a.rect.top - b.rect.top);
    const found = new Set<string>();
    pieces.forEach((first, index) => {
      for (const second of pieces.slice(index + 1)) {
        if (second.rect.top > first.rect.bottom - tolerance) break;
        if (first.owner === second.owner || first.layer !== second.layer) continue;
        const width =
          Math.min(first.rect.right, second.rect.right) - Math.max(first.rect.left, second.rect.left);
        const height = Math.min(first.rect.bottom, second.rect.bottom) - second.rect.top;
        // Inline elements share the lines of their paragraph, whose boxes overlap if the line height is small.
        const inSameText = first.owner.contains(second.owner) || second.owner.contains(first.owner);
        if (width > tolerance && height > tolerance && !inSameText)
          found.add(`"${first.name}" overlaps "${second.name}"`);
      }
    });
    return [...found];
  });
}
