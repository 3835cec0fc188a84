import { virtual } from '@guidepup/virtual-screen-reader';

/** More than any component has to say; a reader that goes on beyond it walks in a circle. */
const phraseLimit = 500;

/**
 * What a screen reader says, phrase by phrase, when it reads a component from its first line to its last (WCAG 1.3.2).
 * Left out: where an element ends, paragraphs, and a link's words said again as its content.
 */
export async function screenReaderOutput(container: HTMLElement): Promise<readonly string[]> {
  await virtual.start({ container });
  try {
    const first = await virtual.lastSpokenPhrase();
    const spoken = [first];
    for (let count = 0; count < phraseLimit; count += 1) {
      await virtual.next();
      const phrase = await virtual.lastSpokenPhrase();
      const before = spoken.at(-1);
      if (phrase === `end of ${first}` || (phrase === first && spoken.length > 1)) return spoken;
      const said = phrase.startsWith('end of ') || phrase === 'paragraph' || phrase === before;
      if (!said && before !== `link, ${phrase}`) spoken.push(phrase);
    }
    throw new Error(`The reader did not come to the end within ${String(phraseLimit)} phrases.`);
  } finally {
    await virtual.stop();
  }
}
