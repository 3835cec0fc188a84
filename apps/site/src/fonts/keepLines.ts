/** Changes of a text block's letter-spacing, in em, in the order tried. */
const adjustments = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((step) => [step * 0.005, step * -0.005]);

/** Less than the height of a line, more than the difference between two fonts in a line, in pixels. */
const tolerance = 5;

const isInline = (element: Element): boolean =>
  ['inline', 'contents'].includes(getComputedStyle(element).display);

/**
 * Returns the elements that lay out text as lines, each with its text nodes; and rows that wrap, up to two levels above,
 * with the text nodes in them.
 */
function textBlocks(root: Node): ReadonlyMap<HTMLElement, readonly Node[]> {
  const blocks = new Map<HTMLElement, Node[]>();
  const add = (element: HTMLElement, texts: readonly Node[]) =>
    blocks.set(element, [...(blocks.get(element) ?? []), ...texts]);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    let element = walker.currentNode.parentElement;
    while (element && isInline(element)) element = element.parentElement;
    // SVG elements do not wrap text.
    if (element instanceof HTMLElement) add(element, [walker.currentNode]);
  }
  for (const [element, texts] of [...blocks])
    for (const row of [element.parentElement, element.parentElement?.parentElement])
      if (row && getComputedStyle(row).flexWrap === 'wrap') add(row, texts);
  return blocks;
}

/**
 * Returns the height of a block's lines, and where the first line of each of its texts starts and the last one ends, in
 * pixels below the first line. The height of the block itself can depend on others, as in a row of a table.
 */
function measureLines(texts: readonly Node[]): readonly number[] {
  const range = document.createRange();
  const edges = texts.flatMap((text) => {
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()];
    return [lines[0]?.top ?? NaN, lines.at(-1)?.bottom ?? NaN];
  });
  const rendered = edges.filter((edge) => !Number.isNaN(edge));
  const top = Math.min(...rendered);
  return [Math.max(...rendered) - top, ...edges.map((edge) => edge - top)];
}

/** Returns the parents of texts with their letter-spacing. An inline element in a block can have letter-spacing of its own. */
const textElements = (texts: readonly Node[]) =>
  [...new Set(texts.flatMap(({ parentElement }) => parentElement ?? []))].map((element) => {
    const { letterSpacing } = getComputedStyle(element);
    return { element, spacing: letterSpacing === 'normal' ? '0px' : letterSpacing };
  });

/** Changes the letter-spacing of elements by a number of em; without a number, undoes the change. */
function setSpacing(elements: ReturnType<typeof textElements>, change?: number): void {
  for (const { element, spacing } of elements)
    element.style.letterSpacing = change === undefined ? '' : `calc(${spacing} + ${String(change)}em)`;
}

/**
 * Applies a change of the font and keeps the lines of every text block: its height, and the lines on which its links and
 * texts start and end. Where they would differ, changes the letter-spacing by at most 0.04 em; if that keeps only the height,
 * this is enough, and a block that has fewer lines nevertheless keeps its height. Returns a function that undoes the
 * corrections, for when the width changes.
 */
export function keepLines(root: Node, applyFont: () => void): () => void {
  const blocks = [...textBlocks(root)].map(([block, texts]) => ({
    block,
    texts,
    height: block.offsetHeight,
    before: measureLines(texts),
  }));
  // The rule for reduced motion gives every element a short transition, in which old values would be measured: letter-spacing,
  // and widths in `ch`, which depend on the font.
  const noTransitions = new CSSStyleSheet();
  noTransitions.replaceSync('*{transition-property:none!important}');
  document.adoptedStyleSheets.push(noTransitions);
  applyFont();
  const differences = ({ texts, before }: (typeof blocks)[number]) =>
    measureLines(texts).map((value, index) => Math.abs(value - (before[index] ?? 0)) > tolerance);

  const corrected = blocks
    .filter((lines) => differences(lines).includes(true))
    .map((lines) => ({
      ...lines,
      elements: textElements(lines.texts),
      keepsHeight: undefined as number | undefined,
    }));
  let remaining = corrected;
  for (const adjustment of adjustments) {
    for (const { elements } of remaining) setSpacing(elements, adjustment);
    remaining = remaining.filter((lines) => {
      const [isHeightChanged, ...areMoved] = differences(lines);
      if (!isHeightChanged) lines.keepsHeight ??= adjustment;
      return isHeightChanged || areMoved.includes(true);
    });
  }
  for (const { block, height, elements, keepsHeight } of remaining) {
    setSpacing(elements, keepsHeight);
    if (keepsHeight === undefined) block.style.minBlockSize = `${String(height)}px`;
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== noTransitions);
  return () => {
    setSpacing(corrected.flatMap(({ elements }) => elements));
    for (const { block, elements } of corrected)
      for (const element of [block, ...elements.map((parent) => parent.element)]) {
        element.style.minBlockSize = '';
        if (element.style.length === 0) element.removeAttribute('style');
      }
  };
}
