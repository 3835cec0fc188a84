import { virtual } from '@guidepup/virtual-screen-reader';

/** Higher than the output of any component; the virtual screen reader starts over at the end of the container. */
const maxPhrases = 500;

/**
 * Returns what a screen reader announces, phrase by phrase, when it reads a component from start to end (WCAG 1.3.2).
 * Ends of elements, paragraphs, and the text of a link that repeats its name are left out.
 */
export async function screenReaderOutput(container: HTMLElement): Promise<readonly string[]> {
  await virtual.start({ container });
  try {
    const first = await virtual.lastSpokenPhrase();
    const output = [first];
    for (let count = 0; count < maxPhrases; count += 1) {
      await virtual.next();
      const phrase = await virtual.lastSpokenPhrase();
      const previous = output.at(-1);
      if (phrase === `end of ${first}` || (phrase === first && output.length > 1)) return output;
      const ignored = phrase.startsWith('end of ') || phrase === 'paragraph' || phrase === previous;
      if (!ignored && previous !== `link, ${phrase}`) output.push(phrase);
    }
    throw new Error(`The end was not reached within ${String(maxPhrases)} phrases.`);
  } finally {
    await virtual.stop();
  }
}
