import type { Article, Block, RichText } from '@keystrand/content';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { absoluteUrl } from './urls';

const tags = { strong: 'strong', emphasis: 'em', code: 'code' } as const;
const textTags = { paragraph: 'p', heading: 'h2', note: 'blockquote' } as const;

function textMarkup(tag: string, text: RichText): string {
  const pieces = typeof text === 'string' ? [text] : text;
  const children = pieces.map((piece) => {
    if (typeof piece === 'string') return piece;
    if (piece.type === 'link') return h('a', { href: absoluteUrl(piece.href) }, piece.text);
    return h(tags[piece.type], null, piece.text);
  });
  return renderToStaticMarkup(h(tag, tag === 'th' ? { scope: 'col' } : null, ...children));
}

const listMarkup = (tag: string, itemTag: string, items: readonly RichText[]) =>
  `<${tag}>${items.map((item) => textMarkup(itemTag, item)).join('')}</${tag}>`;

function blockMarkup(block: Block): string {
  switch (block.type) {
    case 'list':
      return listMarkup(block.ordered ? 'ol' : 'ul', 'li', block.items);
    case 'code':
      return `<figure><pre>${textMarkup('code', block.code)}</pre>${textMarkup('figcaption', block.caption)}</figure>`;
    case 'table': {
      const rows = block.rows.map((row) => listMarkup('tr', 'td', row)).join('');
      return `<table>${textMarkup('caption', block.caption)}<thead>${listMarkup('tr', 'th', block.head)}</thead><tbody>${rows}</tbody></table>`;
    }
    default:
      return textMarkup(textTags[block.type], block.text);
  }
}

/** For `content:encoded` in the feed (https://web.resource.org/rss/1.0/modules/content/): no classes or scripts. */
export function articleMarkup({ body, sources }: Pick<Article, 'body' | 'sources'>): string {
  const blocks: readonly Block[] = [
    ...body,
    { type: 'heading', id: 'sources', text: 'Sources' },
    { type: 'list', items: sources.map(({ title, href }) => [{ type: 'link', text: title, href }]) },
  ];
  return blocks.map(blockMarkup).join('');
}
