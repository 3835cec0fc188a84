/** Edges of a rectangle in CSS pixels, relative to the viewport. */
export type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** A rendered element. */
export interface Box {
  readonly element: Element;
  readonly style: CSSStyleDeclaration;
  readonly rect: DOMRect;
  readonly parent: Box | undefined;
  /** Whether neither `visibility` nor `opacity: 0` hides it. */
  readonly shown: boolean;
  /** Whether it is in an element that only screen readers find. */
  readonly visuallyHidden: boolean;
}

/** A text node with visible lines. */
export interface TextLines {
  readonly text: string;
  readonly box: Box;
  readonly lines: readonly DOMRect[];
}

export interface Layout {
  readonly boxes: readonly Box[];
  readonly texts: readonly TextLines[];
}

const isVisuallyHidden = (style: CSSStyleDeclaration, { width, height }: DOMRect) =>
  (style.position === 'absolute' && width <= 1 && height <= 1 && style.overflow === 'hidden') ||
  style.clipPath === 'inset(50%)';

/** The text of a field is not a text node, and that of a select's options is not shown in the page. */
const withoutTexts = 'select, textarea, script, style, noscript';

/** Returns the line without the space that ascent and descent of a font add to a small line height: glyphs do not fill them. */
function lineBox(line: DOMRect, { lineHeight }: CSSStyleDeclaration): DOMRect {
  const beyond = line.height - parseFloat(lineHeight);
  return beyond > 0 ? new DOMRect(line.x, line.y + beyond / 2, line.width, line.height - beyond) : line;
}

function getLines(text: Text, style: CSSStyleDeclaration): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()]
    .filter(({ width, height }) => width > 0 && height > 0)
    .map((line) => lineBox(line, style));
}

/** Returns the rendered elements of `root` and the texts in them, in document order. */
export function collectLayout(root: Element): Layout {
  const boxes: Box[] = [];
  const texts: TextLines[] = [];
  const visit = (element: Element, parent: Box | undefined) => {
    if (!element.checkVisibility()) return;
    const style = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const visuallyHidden = (parent?.visuallyHidden ?? false) || isVisuallyHidden(style, rect);
    const box: Box = { element, style, rect, parent, shown, visuallyHidden };
    boxes.push(box);
    for (const child of element.childNodes) {
      if (child instanceof Element) visit(child, box);
      else if (child instanceof Text && box.shown && !element.matches(withoutTexts)) {
        const text = child.data.replace(/\s+/g, ' ').trim();
        const lines = text === '' ? [] : getLines(child, style);
        if (lines.length > 0) texts.push({ text, box, lines });
      }
    }
  };
  visit(root, undefined);
  return { boxes, texts };
}

/** A box that hides what exceeds its edges, or lets it scroll. */
interface Clip {
  readonly box: Box;
  readonly scrolls: boolean;
  /** Edges beyond which nothing is visible; infinite on an axis that is not clipped. */
  readonly edges: Edges;
}

const isPositioned = ({ style }: Box) =>
  style.position !== 'static' ||
  style.transform !== 'none' ||
  /paint|strict|content|layout/.test(style.contain);

/** Returns the boxes that clip the descendants of `box`, itself included, from the inside out. */
export function* getClips(box: Box): Generator<Clip> {
  // The containing block of an absolutely positioned element is its nearest positioned ancestor.
  let escapes: string | undefined;
  for (let at: Box | undefined = box; at?.parent; at = at.parent) {
    if (escapes === 'fixed' || (escapes === 'absolute' && !isPositioned(at))) continue;
    const { overflowX, overflowY, position, overflowClipMargin } = at.style;
    const [x, y] = [overflowX !== 'visible', overflowY !== 'visible'];
    if (x || y) {
      // Measured again: focus scrolls.
      const { left, right, top, bottom } = at.element.getBoundingClientRect();
      const margin = [overflowX, overflowY].includes('clip') ? parseFloat(overflowClipMargin) || 0 : 0;
      yield {
        box: at,
        scrolls: /auto|scroll/.test(overflowX + overflowY),
        edges: {
          left: x ? left - margin : -Infinity,
          right: x ? right + margin : Infinity,
          top: y ? top - margin : -Infinity,
          bottom: y ? bottom + margin : Infinity,
        },
      };
    }
    escapes = /absolute|fixed/.test(position) ? position : undefined;
  }
}

/** Returns by how many pixels a rectangle exceeds another, at most; 0 if it is inside. */
export const excess = (inner: Edges, outer: Edges): number =>
  Math.max(
    0,
    outer.left - inner.left,
    inner.right - outer.right,
    outer.top - inner.top,
    inner.bottom - outer.bottom,
  );

/** Returns the rectangle that two have in common; its edges are in reverse order if there is none. */
export const intersection = (one: Edges, other: Edges): Edges => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
});

/** Returns an element's tag, first class and label, for messages. */
export function describe(element: Element): string {
  const label = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;
  return `${[element.localName, ...element.classList].slice(0, 2).join('.')} "${label.trim().slice(0, 40)}"`;
}
