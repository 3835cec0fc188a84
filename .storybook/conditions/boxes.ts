/** Edges of a rectangle in CSS pixels, relative to the viewport. */
export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A rendered element. */
export interface Box {
  readonly element: Element;
  readonly style: CSSStyleDeclaration;
  readonly rect: DOMRect;
  readonly parent: Box | undefined;
  /** Whether neither it nor an ancestor has `opacity: 0`. */
  readonly opaque: boolean;
  /** Whether it is `opaque` and not hidden by `visibility`. */
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

/** Text of a field's own is no text node, and that of a select's options is not shown in the page. */
const withoutTexts = 'select, textarea, script, style';

/** Returns the line without what ascent and descent of a font add to a small line height: glyphs do not fill them. */
function lineBox(line: DOMRect, { lineHeight }: CSSStyleDeclaration): DOMRect {
  const beyond = line.height - parseFloat(lineHeight);
  return beyond > 0 ? new DOMRect(line.x, line.y + beyond / 2, line.width, line.height - beyond) : line;
}

/** Returns the rendered elements below `root` and the texts in them, in document order. */
export function collectLayout(root: Element): Layout {
  const boxes: Box[] = [];
  const texts: TextLines[] = [];
  const visit = (element: Element, parent: Box | undefined) => {
    if (!element.checkVisibility()) return;
    const style = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    const opaque = (parent?.opaque ?? true) && parseFloat(style.opacity) > 0;
    const box: Box = {
      element,
      style,
      rect,
      parent,
      opaque,
      shown: opaque && style.visibility === 'visible',
      visuallyHidden: (parent?.visuallyHidden ?? false) || isVisuallyHidden(style, rect),
    };
    boxes.push(box);
    for (const child of element.childNodes) {
      if (child instanceof Element) visit(child, box);
      else if (child instanceof Text && box.shown && !element.matches(withoutTexts)) {
        const text = child.data.replace(/\s+/g, ' ').trim();
        if (text === '') continue;
        const range = document.createRange();
        range.selectNodeContents(child);
        const lines = [...range.getClientRects()]
          .filter(({ width, height }) => width > 0 && height > 0)
          .map((line) => lineBox(line, style));
        if (lines.length > 0) texts.push({ text, box, lines });
      }
    }
  };
  visit(root, undefined);
  return { boxes, texts };
}
