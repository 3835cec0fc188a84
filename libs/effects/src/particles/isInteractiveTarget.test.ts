import { expect, test } from 'vitest';
import { isInteractiveTarget } from './isInteractiveTarget';

function targetIn(html: string): Element | null {
  document.body.innerHTML = html;
  return document.querySelector('#target');
}

test.each([
  '<button id="target"></button>',
  '<a href="/"><svg id="target"></svg></a>',
  '<label id="target"></label>',
  '<details><summary id="target"></summary></details>',
  '<dialog open><p id="target"></p></dialog>',
  '<div role="button" tabindex="0"><span id="target"></span></div>',
])('%s is interactive', (html) => {
  expect(isInteractiveTarget(targetIn(html))).toBe(true);
});

test.each(['<p id="target"></p>', '<a id="target"></a>', '<main tabindex="-1"><p id="target"></p></main>'])(
  '%s is not interactive',
  (html) => {
    expect(isInteractiveTarget(targetIn(html))).toBe(false);
  },
);

test('the document and the window are not interactive', () => {
  for (const target of [document, window, null]) expect(isInteractiveTarget(target)).toBe(false);
});
