import { virtual } from '@guidepup/virtual-screen-reader';

/** More phrases than any story has; at the end the virtual screen reader starts over. */
const maxPhrases = 5000;

/**
 * Returns what a screen reader says when it reads an element from start to end, one phrase a line. Ends of elements and
 * the text of a control that repeats its name are left out.
 *
 * @throws If the end is not reached.
 */
export async function screenReaderTranscript(container: HTMLElement): Promise<string> {
  await virtual.start({ container });
  try {
    const first = await virtual.lastSpokenPhrase();
    const phrases = [first];
    // A node is read at its start and at its end.
    const visits = new Map<Node | null, number>();
    for (let count = 0; count < maxPhrases; count += 1) {
      await virtual.next();
      const phrase = await virtual.lastSpokenPhrase();
      const visit = (visits.get(virtual.activeNode) ?? 0) + 1;
      visits.set(virtual.activeNode, visit);
      const ended = phrase === `end of ${first}` || (phrase === first && phrases.length > 1) || visit > 2;
      if (ended) return phrases.join('\n');
      const previous = phrases.at(-1) ?? '';
      if (phrase.startsWith('end of ') || phrase === previous || previous.includes(`, ${phrase}`)) continue;
      phrases.push(phrase);
    }
    throw new Error(`The end was not reached within ${String(maxPhrases)} phrases.`);
  } finally {
    await virtual.stop();
  }
}
