import type { Article, Block, RichText } from '@keystrand/content';
import { createElement as h } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { absoluteUrl } from './urls';

const tags = { strong: 'strong', emphasis: 'em', code: 'code' } as const;

/** Returns an element with rich text and with absolute links. */
function textElement(tag: string, text: RichText): ReactNode {
  const pieces = typeof text === 'string' ? [text] : text;
  const children = pieces.map((piece) => {
    if (typeof piece === 'string') return piece;
    if (piece.type === 'link') return h('a', { href: absoluteUrl(piece.href) }, piece.text);
    return h(tags[piece.type], null, piece.text);
  });
  return h(tag, null, ...children);
}

function blockElement(block: Block): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return textElement('p', block.text);
    case 'heading':
      return h('h2', null, block.text);
    case 'list':
      return h(block.ordered ? 'ol' : 'ul', null, ...block.items.map((item) => textElement('li', item)));
    case 'note':
      return textElement('blockquote', block.text);
    case 'code':
      return h(
        'figure',
        null,
        h('pre', null, h('code', null, block.code)),
        h('figcaption', null, block.caption),
      );
    case 'table': {
      const head = block.head.map((cell) => h('th', { scope: 'col' }, cell));
      const rows = block.rows.map((row) => h('tr', null, ...row.map((cell) => textElement('td', cell))));
      return h(
        'table',
        null,
        h('caption', null, block.caption),
        h('thead', null, h('tr', null, ...head)),
        h('tbody', null, ...rows),
      );
    }
  }
}

/**
 * Returns an article with its sources as HTML without classes or scripts, for `content:encoded` in the feed
 * (https://web.resource.org/rss/1.0/modules/content/).
 */
export function articleMarkup({ body, sources }: Pick<Article, 'body' | 'sources'>): string {
  const blocks: readonly Block[] = [
    ...body,
    { type: 'heading', id: 'sources', text: 'Sources' },
    { type: 'list', items: sources.map(({ title, href }) => [{ type: 'link', text: title, href }]) },
  ];
  return blocks.map((block) => renderToStaticMarkup(blockElement(block))).join('');
}
