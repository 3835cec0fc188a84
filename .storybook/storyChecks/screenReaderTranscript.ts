import { virtual } from '@guidepup/virtual-screen-reader';
import { elementPhrase } from './elementPhrase.ts';
import { isRead } from './isRead.ts';

/** More phrases than any story has; at the end the virtual screen reader starts over. */
const maxPhrases = 5000;

/** Returns whether an element is part of a line of text; visually hidden texts are positioned, so that they are not inline. */
const isInline = (element: Element) => {
  const { display, position } = getComputedStyle(element);
  return display.startsWith('inline') || (element.localName === 'span' && position === 'absolute');
};

/** Returns the element whose lines contain a text: the closest that is not inline. */
function blockOf(text: Node): Element | null {
  let element = text.parentElement;
  while (element && isInline(element)) element = element.parentElement;
  return element;
}

/** Returns what separates two texts of a line; the virtual screen reader removes the spaces around each. */
function separator(before: Text, after: Text): string {
  const gap = document.createRange();
  gap.setStart(before, before.data.trimEnd().length);
  gap.setEnd(after, after.data.length - after.data.trimStart().length);
  return gap.toString() === '' ? '' : ' ';
}

/** Phrases of a transcript; the texts of one line of the layout are one phrase. */
class Transcript {
  readonly phrases: string[] = [];
  private lastText: Text | null = null;

  add(node: Node | null, phrase: string) {
    const previous = this.phrases.at(-1) ?? '';
    if (node instanceof Text && this.lastText && blockOf(node) === blockOf(this.lastText)) {
      this.phrases[this.phrases.length - 1] = `${previous}${separator(this.lastText, node)}${phrase}`;
    } else this.phrases.push(phrase);
    this.lastText = node instanceof Text ? node : null;
  }
}

/**
 * Returns what a screen reader says when it reads an element from start to end, one phrase a line. Left out are ends of
 * elements, texts that repeat a name (`isRead`), and what screen readers do not say (`simplifyPhrase`).
 *
 * @throws If the end is not reached.
 */
export async function screenReaderTranscript(container: HTMLElement): Promise<string> {
  await virtual.start({ container });
  try {
    const first = await virtual.lastSpokenPhrase();
    const transcript = new Transcript();
    // A node is read at its start and at its end.
    const visits = new Map<Node | null, number>();
    const names = new Map<Node | null, string>();
    for (let count = 0; count < maxPhrases; count += 1) {
      await virtual.next();
      const spoken = await virtual.lastSpokenPhrase();
      const node = virtual.activeNode;
      const visit = (visits.get(node) ?? 0) + 1;
      visits.set(node, visit);
      if (spoken === `end of ${first}` || spoken === first || visit > 2) return transcript.phrases.join('\n');
      const phrase = node instanceof Text ? spoken : elementPhrase(node, spoken);
      if (phrase === '' || !isRead(node, phrase, names)) continue;
      if (!(node instanceof Text)) names.set(node, phrase);
      transcript.add(node, phrase);
    }
    throw new Error(`The end was not reached within ${String(maxPhrases)} phrases.`);
  } finally {
    await virtual.stop();
  }
}
