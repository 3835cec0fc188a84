import { collectLayout, describe } from './boxes.ts';
import type { Layout } from './boxes.ts';
import { findEdgeless, findFaintRings } from './controlFaults.ts';
import { findClippedTexts, findFaintTexts, findOverflow, findOverlaps } from './textFaults.ts';

const still = new CSSStyleSheet();
still.replaceSync('*, *::before, *::after { transition: none !important; scroll-behavior: auto !important }');

/** Finishes animations, and keeps changes of focus and colour from starting transitions. */
function withoutMotion<T>(run: () => T): T {
  document.adoptedStyleSheets.push(still);
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  try {
    return run();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  }
}

/** Returns elements that would be printed over the text of each sheet, and contents of disclosures that would not be printed. */
function findPrintFaults({ boxes }: Layout): string[] {
  const fixed = boxes
    .filter(({ style, shown, rect }) => shown && /fixed|sticky/.test(style.position) && rect.width > 1)
    // The skip link is above the page until it has focus.
    .filter(({ rect }) => rect.height > 1 && rect.bottom > 0)
    .map(({ element }) => `printed on every sheet: ${describe(element)}`);
  const closed = boxes
    .filter(({ element }) => element.matches('main details'))
    .flatMap(({ element, rect }) => [...element.children].map((child) => ({ child, rect })))
    .filter(({ child, rect }) => !child.matches('summary, [hidden]') && !isWithin(child, rect))
    .map(({ child }) => `not printed: "${child.textContent.trim().slice(0, 50)}"`);
  return [...fixed, ...closed];
}

const isWithin = (child: Element, { bottom }: DOMRect) =>
  child.checkVisibility({ contentVisibilityAuto: true }) &&
  child.getBoundingClientRect().bottom <= bottom + 1;

/**
 * Returns the layout errors of a component or a page, one line each; none is expected. Examined are overflow, clipped
 * and overlapping texts, edges of fields, and focus rings. Further checks depend on the media features that apply: contrast
 * of texts and edges of buttons in forced colours and where more contrast is preferred, light and lost texts in print.
 */
export function findFaults(root: Element = document.body): string[] {
  const print = matchMedia('print').matches;
  const forcedColors = matchMedia('(forced-colors: active)').matches;
  const moreContrast = !forcedColors && matchMedia('(prefers-contrast: more)').matches;
  return withoutMotion(() => {
    const layout = collectLayout(root);
    const faults = [
      ...findOverflow(layout),
      ...findClippedTexts(layout),
      ...findOverlaps(layout),
      ...(print || forcedColors || moreContrast ? findFaintTexts(layout, moreContrast ? 7 : 4.5) : []),
      ...(print
        ? findPrintFaults(layout)
        : [...findEdgeless(layout, forcedColors || moreContrast), ...findFaintRings(layout)]),
    ];
    return [...new Set(faults)];
  });
}
