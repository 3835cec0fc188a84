import type { Box, Edges, Layout, TextLines } from './boxes.ts';
import { parseColor } from './colors.ts';
import { clipsOf, excess, visiblePart } from './clipping.ts';

const quote = (text: string) => `"${text.slice(0, 50)}"`;

/** Pixels by which a line box may exceed a box without a glyph being cut: glyphs do not fill their line boxes. */
const tolerance = { page: 1, clip: 1, overlap: 3, control: 3 };

/** Returns the innermost element without which the page would be less wide; the width may be that of its pseudo-element. */
function widest(element: Element): Element {
  const page = document.documentElement;
  const { scrollWidth } = page;
  const child = [...element.children].findLast((at) => {
    if (!(at instanceof HTMLElement || at instanceof SVGElement)) return false;
    const { display } = at.style;
    at.style.display = 'none';
    const isLess = page.scrollWidth < scrollWidth;
    at.style.display = display;
    return isLess;
  });
  return child ? widest(child) : element;
}

/** Returns how far the page is wider than its viewport, and which texts are beyond an edge that nothing scrolls to. */
export function findOverflow({ texts }: Layout): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults =
    scrollWidth > clientWidth + tolerance.page
      ? [
          `the page is ${String(scrollWidth - clientWidth)} px wider than the viewport: ${nameOf({ element: widest(document.body) })}`,
        ]
      : [];
  for (const { text, box, lines } of texts) {
    if (box.visuallyHidden || [...clipsOf(box)].length > 0) continue;
    const outside = lines.some(({ left, right }) => left < -1 || right > clientWidth + 1);
    if (outside) faults.push(`text outside the page: ${quote(text)}`);
  }
  return faults;
}

/** Returns the texts that a box cuts off, and those that exceed the button or link that they label. */
export function findClippedTexts({ texts }: Layout): string[] {
  return texts
    .filter(({ box }) => !box.visuallyHidden)
    .flatMap(({ text, box, lines }) => {
      for (const { edges, scrolls, box: by } of clipsOf(box)) {
        if (scrolls) break;
        const cut = Math.max(...lines.map((line) => excess(line, edges)));
        if (cut > tolerance.clip)
          return [`text cut off by ${cut.toFixed(0)} px: ${quote(text)} in ${nameOf(by)}`];
      }
      const control = closest(box, isBounded);
      const beyond = control ? Math.max(...lines.map((line) => excess(line, control.rect))) : 0;
      return beyond > tolerance.control
        ? [`text ${beyond.toFixed(0)} px outside its control: ${quote(text)}`]
        : [];
    });
}

/** Whether a box is a control with a border or background that its text must not leave. */
function isBounded({ element, style }: Box): boolean {
  return (
    element.matches('a, button, summary, [role="button"]') &&
    style.display !== 'inline' &&
    (parseFloat(style.borderTopWidth) > 0 || !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor))
  );
}

const closest = (box: Box | undefined, test: (box: Box) => boolean): Box | undefined =>
  !box || test(box) ? box : closest(box.parent, test);

/** Fixed and sticky parts, and floating ones with a background, are above the page. */
const isLayer = ({ style }: Box) =>
  /fixed|sticky/.test(style.position) ||
  (style.position === 'absolute' && parseColor(style.backgroundColor)[3] === 255);

interface Piece {
  readonly name: string;
  readonly box: Box;
  readonly layer: Box | undefined;
  readonly rect: Edges;
}

const fields = 'input:not([type="hidden"]), textarea, select';

function piecesOf({ texts, boxes }: Layout): Piece[] {
  const controls = boxes
    .filter(({ element, shown, visuallyHidden }) => shown && !visuallyHidden && element.matches(fields))
    .map((box): TextLines => ({ text: nameOf(box), box, lines: [box.rect] }));
  return [...texts.filter(({ box }) => !box.visuallyHidden), ...controls].flatMap(({ text, box, lines }) => {
    const layer = closest(box, isLayer);
    return lines
      .map((line): Piece => ({ name: text, box, layer, rect: visiblePart(line, box) }))
      .filter(
        ({ rect }) =>
          rect.right - rect.left > tolerance.overlap && rect.bottom - rect.top > tolerance.overlap,
      );
  });
}

/** Returns the texts and fields that overlap others, as pairs. */
export function findOverlaps(layout: Layout): string[] {
  const pieces = piecesOf(layout).sort((a, b) => a.rect.top - b.rect.top);
  const found = new Set<string>();
  pieces.forEach((first, index) => {
    for (const second of pieces.slice(index + 1)) {
      if (second.rect.top > first.rect.bottom - tolerance.overlap) break;
      if (first.box === second.box || first.layer !== second.layer) continue;
      const width =
        Math.min(first.rect.right, second.rect.right) - Math.max(first.rect.left, second.rect.left);
      const height = Math.min(first.rect.bottom, second.rect.bottom) - second.rect.top;
      if (width <= tolerance.overlap || height <= tolerance.overlap) continue;
      // Inline elements share the lines of their paragraph, whose boxes overlap if the line height is small.
      if (first.box.element.contains(second.box.element) || second.box.element.contains(first.box.element))
        continue;
      found.add(`${quote(first.name)} overlaps ${quote(second.name)}`);
    }
  });
  return [...found];
}

/** Returns an element's tag and component class, for messages. */
export const nameOf = ({ element }: Pick<Box, 'element'>): string =>
  [element.localName, ...element.classList].slice(0, 2).join('.');
