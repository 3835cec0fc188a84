import type { Block, RichText } from '@keystrand/content';

/** Words a minute: the mean of silent reading of English non-fiction (Brysbaert 2019, doi:10.1016/j.jml.2019.104047). */
const wordsPerMinute = 238;

function plain(text: RichText): string {
  if (typeof text === 'string') return text;
  return text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

function texts(block: Block): readonly string[] {
  switch (block.type) {
    case 'paragraph':
    case 'note':
      return [plain(block.text)];
    case 'heading':
      return [block.text];
    case 'list':
      return block.items.map(plain);
    case 'code':
      return [block.caption, block.code];
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat().map(plain)];
  }
}

/** Minutes that reading the blocks takes, rounded up, at least 1; code and tables count by their words. */
export function readingMinutes(blocks: readonly Block[]): number {
  const words = blocks.flatMap(texts).join(' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
