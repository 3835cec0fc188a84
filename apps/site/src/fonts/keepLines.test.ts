import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepLines } from './keepLines';

const em = 16;
const lineHeight = 20;

/** Width of a character in pixels, without letter-spacing. */
let characterWidth: number;

const lettersOf = (element: Element): number =>
  Number(/([-\d.]+)em/.exec((element as HTMLElement).style.letterSpacing)?.[1] ?? 0) * em;

const blockOf = (text: Node): HTMLElement =>
  text.parentElement?.closest<HTMLElement>('[data-width]') as HTMLElement;

/** Lays a text block out as a monospaced font does: returns the lines of each of its texts, from the first line. */
function layOut(block: HTMLElement): ReadonlyMap<Node, { readonly first: number; readonly last: number }> {
  const lines = new Map<Node, { first: number; last: number }>();
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let x = 0;
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const step = characterWidth + lettersOf(text.parentElement as Element);
    const lineOf = (position: number) => Math.floor(position / Number(block.dataset['width']));
    const first = lineOf(x);
    x += step * (text.textContent ?? '').length;
    lines.set(text, { first, last: lineOf(x - step) });
  }
  return lines;
}

const lineCount = (block: HTMLElement): number =>
  Math.max(...[...layOut(block).values()].map(({ last }) => last)) + 1;

beforeEach(() => {
  characterWidth = 10;
  // jsdom has no layout and no constructed style sheets.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      text = '';
      replaceSync(text: string) {
        this.text = text;
      }
    },
  );
  Object.defineProperty(document, 'adoptedStyleSheets', { configurable: true, writable: true, value: [] });
  let selected: Node;
  vi.spyOn(document, 'createRange').mockImplementation(
    () =>
      ({
        selectNodeContents: (node: Node) => {
          selected = node;
        },
        getClientRects: () => {
          const place = layOut(blockOf(selected)).get(selected);
          return place
            ? [
                { top: place.first * lineHeight, bottom: (place.first + 1) * lineHeight },
                { top: place.last * lineHeight, bottom: (place.last + 1) * lineHeight },
              ]
            : [];
        },
      }) as unknown as Range,
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return lineCount(this) * lineHeight;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function render(html: string, css = ''): void {
  document.head.innerHTML = `<style>* { letter-spacing: 0px } ${css}</style>`;
  document.body.innerHTML = html;
}

/** Renders a paragraph that has room for this many pixels in a line. */
function renderBlock(width: number, html: string): HTMLElement {
  render(`<p data-width="${String(width)}">${html}</p>`);
  return document.querySelector('p') as HTMLElement;
}

const swapTo = (width: number) => () => {
  characterWidth = width;
};

/** Returns the changes of letter-spacing in the document, in em. */
const changes = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('body [style]')].map(
    (element) => `${element.tagName} ${/([-\d.]+)em/.exec(element.style.letterSpacing)?.[1] ?? ''}`,
  );

it('does not change a block whose lines stay the same', () => {
  const block = renderBlock(100, 'a'.repeat(15));
  keepLines(document.body, swapTo(10.1));
  expect(block.hasAttribute('style')).toBe(false);
});

it.each([
  ['more', 20, 10.6, '-0.005'],
  ['fewer', 21, 9.9, '0.01'],
])('changes the letter-spacing least if the font makes %s lines', (_case, length, width, change) => {
  const block = renderBlock(100, 'a'.repeat(length));
  const before = lineCount(block);
  swapTo(width)();
  expect(lineCount(block)).not.toBe(before);
  swapTo(10)();
  keepLines(document.body, swapTo(width));
  expect(changes()).toEqual([`P ${change}`]);
  expect(lineCount(block)).toBe(before);
});

it('keeps a link on its line, also if the number of lines stays the same', () => {
  const block = renderBlock(100, `${'a'.repeat(10)}<a href="/about">about</a>`);
  keepLines(document.body, swapTo(9.9));
  expect(changes()).toEqual(['P 0.01', 'A 0.01']);
  expect(lineCount(block)).toBe(2);
});

it('keeps at least the height if a link cannot be kept on its line', () => {
  const block = renderBlock(100, `${'a'.repeat(10)}<a href="/about">${'b'.repeat(26)}</a>`);
  keepLines(document.body, swapTo(8.5));
  expect(changes()).toEqual(['P 0.005', 'A 0.005']);
  expect(lineCount(block)).toBe(4);
  expect(block.style.minBlockSize).toBe('');
});

it('reserves the height if no change up to 0.04 em keeps it', () => {
  const block = renderBlock(100, 'a'.repeat(21));
  keepLines(document.body, swapTo(8));
  expect(block.style.letterSpacing).toBe('');
  expect(block.style.minBlockSize).toBe('60px');
});

it.each([
  ['wrap', ['LI 0.01', 'LI 0.01']],
  ['nowrap', []],
])('keeps the lines of a row with flex-wrap: %s', (wrap, expected) => {
  const css = `ul { display: flex; flex-wrap: ${wrap} }`;
  render(`<ul data-width="100"><li>${'a'.repeat(10)}</li><li>b</li></ul>`, css);
  keepLines(document.body, swapTo(9.9));
  expect(changes()).toEqual(expected);
});

it('undoes all corrections', () => {
  for (const width of [9.9, 8]) {
    renderBlock(100, `${'a'.repeat(20)}<a href="/about">b</a>`);
    swapTo(10)();
    const undo = keepLines(document.body, swapTo(width));
    expect(document.querySelector('body [style]')).not.toBeNull();
    undo();
    expect(document.querySelector('body [style]')).toBeNull();
  }
});

it('suspends transitions while it measures, and keeps other style sheets', () => {
  const other = new CSSStyleSheet();
  document.adoptedStyleSheets.push(other);
  renderBlock(100, 'a');
  let sheets: readonly unknown[] = [];
  keepLines(document.body, () => {
    sheets = [...document.adoptedStyleSheets];
  });
  expect(sheets).toEqual([other, { text: '*{transition-property:none!important}' }]);
  expect(document.adoptedStyleSheets).toEqual([other]);
});
