import type { Block, RichText } from '@keystrand/content';

/** Average silent reading rate for English non-fiction (Brysbaert 2019, doi:10.1016/j.jml.2019.104047). */
const wordsPerMinute = 238;

function plainText(text: RichText): string {
  if (typeof text === 'string') return text;
  return text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

function getTexts(block: Block): readonly RichText[] {
  if ('text' in block) return [block.text];
  if ('items' in block) return block.items;
  if ('code' in block) return [block.caption, block.code];
  return [block.caption, ...block.head, ...block.rows.flat()];
}

/** Returns the reading time in minutes, rounded up, at least 1; includes the words of code and tables. */
export function readingMinutes(blocks: readonly Block[]): number {
  const words = blocks.flatMap(getTexts).map(plainText).join(' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
