import { describe, excess, getClips, intersection } from './boxes.ts';
import type { Box, Edges, Layout, TextLines } from './boxes.ts';
import { getBackgrounds, leastContrast, parseColor } from './colors.ts';

const quote = (text: string) => `"${text.slice(0, 50)}"`;

/** Pixels by which a line box may exceed a box without a glyph being cut: glyphs do not fill their line boxes. */
const tolerance = { page: 1, clip: 1, overlap: 3, control: 3 };

const closest = (box: Box | undefined, test: (box: Box) => boolean): Box | undefined =>
  !box || test(box) ? box : closest(box.parent, test);

/** Returns how far the page is wider than its viewport, and the texts beyond an edge that nothing scrolls to. */
export function findOverflow({ boxes, texts }: Layout): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const outside = texts.filter(
    ({ box, lines }) =>
      !box.visuallyHidden &&
      [...getClips(box)].length === 0 &&
      lines.some(({ left, right }) => left < -tolerance.page || right > clientWidth + tolerance.page),
  );
  const faults = outside.map(({ text }) => `text outside the page: ${quote(text)}`);
  if (scrollWidth <= clientWidth + tolerance.page) return faults;
  const widest = boxes.findLast(
    (box) => box.rect.right > clientWidth + tolerance.page && [...getClips(box)].length === 0,
  );
  const beyond = String(scrollWidth - clientWidth);
  return [
    `the page is ${beyond} px wider than the viewport: ${widest ? describe(widest.element) : ''}`,
    ...faults,
  ];
}

/** Whether a box is a control with a border or background that its text must not leave. */
const isBounded = ({ element, style }: Box) =>
  element.matches('a, button, summary, [role="button"]') &&
  style.display !== 'inline' &&
  (parseFloat(style.borderTopWidth) > 0 || parseColor(style.backgroundColor).alpha !== 0);

function clippedText({ text, box, lines }: TextLines): string | undefined {
  for (const { edges, scrolls, box: by } of getClips(box)) {
    if (scrolls && edges.right > edges.left) break;
    const cut = Math.max(...lines.map((line) => excess(line, edges)));
    if (cut > tolerance.clip)
      return `text cut off by ${cut.toFixed(0)} px: ${quote(text)} in ${describe(by.element)}`;
  }
  const control = closest(box, isBounded);
  const beyond = control ? Math.max(...lines.map((line) => excess(line, control.rect))) : 0;
  return beyond > tolerance.control
    ? `text ${beyond.toFixed(0)} px outside its control: ${quote(text)}`
    : undefined;
}

/** Returns the texts that a box cuts off, and those that exceed the button or link that they label. */
export const findClippedTexts = ({ texts }: Layout): string[] =>
  texts.filter(({ box }) => !box.visuallyHidden).flatMap((text) => clippedText(text) ?? []);

interface Piece {
  readonly name: string;
  readonly box: Box;
  /** Fixed, sticky or floating element that contains it, if any. */
  readonly layer: Box | undefined;
  readonly rect: Edges;
}

const isLayer = ({ style }: Box) =>
  /fixed|sticky/.test(style.position) ||
  (style.position === 'absolute' && parseColor(style.backgroundColor).alpha === 1);

const isLarge = ({ left, right, top, bottom }: Edges) =>
  right - left > tolerance.overlap && bottom - top > tolerance.overlap;

function getPieces({ texts, boxes }: Layout): Piece[] {
  const fields = boxes
    .filter(({ element, shown }) => shown && element.matches('input:not([type="hidden"]), textarea, select'))
    .map((box): TextLines => ({ text: describe(box.element), box, lines: [box.rect] }));
  return [...texts, ...fields]
    .filter(({ box }) => !box.visuallyHidden)
    .flatMap(({ text, box, lines }) => {
      const layer = closest(box, isLayer);
      const clips = [...getClips(box)].map(({ edges }) => edges);
      return lines.map((line): Piece => ({ name: text, box, layer, rect: clips.reduce(intersection, line) }));
    })
    .filter(({ rect }) => isLarge(rect));
}

function overlap(first: Piece, second: Piece): boolean {
  if (first.box === second.box || first.layer !== second.layer) return false;
  // Inline elements share the lines of their paragraph, whose boxes overlap if the line height is small.
  if (first.box.element.contains(second.box.element) || second.box.element.contains(first.box.element))
    return false;
  return isLarge(intersection(first.rect, second.rect));
}

/** Returns the texts and fields that overlap others, as pairs. */
export function findOverlaps(layout: Layout): string[] {
  const pieces = getPieces(layout).sort((a, b) => a.rect.top - b.rect.top);
  return pieces.flatMap((first, index) => {
    const found: string[] = [];
    for (const second of pieces.slice(index + 1)) {
      if (second.rect.top > first.rect.bottom) break;
      if (overlap(first, second)) found.push(`${quote(first.name)} overlaps ${quote(second.name)}`);
    }
    return found;
  });
}

/** Text of this size in pixels, or of the second one if it is bold, is large (WCAG 2.2). */
const large = { regular: 24, bold: 18.66 };

/**
 * Returns the texts with too little contrast. axe cannot measure it in forced colours: it reads `-webkit-text-fill-color`,
 * which Chromium reports unforced.
 *
 * @param required contrast of text that is not large; large text needs 3:1 instead of 4.5:1, and 4.5:1 instead of 7:1
 */
export function findFaintTexts({ texts }: Layout, required: 4.5 | 7): string[] {
  return texts
    .filter(({ box }) => !box.visuallyHidden && !box.element.closest(':disabled, [aria-disabled="true"]'))
    .filter(({ box }) => !(matchMedia('print').matches && box.style.printColorAdjust === 'exact'))
    .flatMap(({ text, box: { element, style }, box }) => {
      const ratio = leastContrast(
        element instanceof SVGElement ? style.fill : style.color,
        getBackgrounds(box),
      );
      const isLargeText =
        parseFloat(style.fontSize) >= (Number(style.fontWeight) >= 700 ? large.bold : large.regular);
      const least = isLargeText ? (required === 7 ? 4.5 : 3) : required;
      return ratio < least ? [`text with a contrast of ${ratio.toFixed(1)}: ${quote(text)}`] : [];
    });
}
