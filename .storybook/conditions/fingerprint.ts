import type { Box, Layout } from './boxes.ts';

/** What determines the accessibility tree of a story: its elements, which of them are rendered, and generated text. */
export interface Fingerprint {
  readonly html: string;
  /** Of each rendered element: the element, its visibility, and the text that its pseudo-elements add. */
  readonly rendered: readonly (readonly [element: Element, details: string])[];
}

const generated = (element: Element, pseudo: '::after' | '::before') =>
  getComputedStyle(element, pseudo).content;

const detailsOf = ({ element, style }: Box) =>
  `${style.visibility} ${generated(element, '::before')} ${generated(element, '::after')}`;

/** Returns the fingerprint of the document's body, of which `layout` contains the rendered elements. */
export const fingerprintOf = ({ boxes }: Layout): Fingerprint => ({
  html: document.body.innerHTML,
  rendered: boxes.map((box) => [box.element, detailsOf(box)]),
});

/** Whether two states of a story have the same accessibility tree. */
export const isSame = (first: Fingerprint, second: Fingerprint): boolean =>
  first.html === second.html &&
  first.rendered.length === second.rendered.length &&
  first.rendered.every(([element, details], index) => {
    const [otherElement, otherDetails] = second.rendered[index] ?? [];
    return element === otherElement && details === otherDetails;
  });
