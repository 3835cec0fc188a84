import type { Article, Block, Inline, RichText } from '@keystrand/content';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { absoluteUrl } from './absoluteUrl';

function renderInline(inline: Inline) {
  if (typeof inline === 'string') return inline;
  switch (inline.type) {
    case 'link':
      return <a href={absoluteUrl(inline.href)}>{inline.text}</a>;
    case 'strong':
      return <strong>{inline.text}</strong>;
    case 'emphasis':
      return <em>{inline.text}</em>;
    case 'code':
      return <code>{inline.text}</code>;
  }
}

/** Renders rich text with absolute links and without classes, for use outside this site. */
function PlainText({ text }: { readonly text: RichText }) {
  return typeof text === 'string'
    ? text
    : text.map((inline, index) => <Fragment key={index}>{renderInline(inline)}</Fragment>);
}

/** Renders a block with plain elements and without classes. */
function PlainBlock({ block }: { readonly block: Block }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <PlainText text={block.text} />
        </p>
      );
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <PlainText text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'note':
      return (
        <blockquote>
          <PlainText text={block.text} />
        </blockquote>
      );
    case 'code':
      return (
        <figure>
          <pre>
            <code>{block.code}</code>
          </pre>
          <figcaption>{block.caption}</figcaption>
        </figure>
      );
    case 'table':
      return (
        <table>
          <caption>{block.caption}</caption>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) => (
                  <td key={column}>
                    <PlainText text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

/**
 * Returns an article with its sources as HTML without classes or scripts, for `content:encoded` in the feed
 * (https://web.resource.org/rss/1.0/modules/content/).
 */
export function articleMarkup(article: Pick<Article, 'body' | 'sources'>): string {
  return renderToStaticMarkup(
    <>
      {article.body.map((block, index) => (
        <PlainBlock key={index} block={block} />
      ))}
      {article.sources.length > 0 && (
        <>
          <h2>Sources</h2>
          <ul>
            {article.sources.map(({ title, href }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>,
  );
}
