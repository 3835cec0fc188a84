import type { Inline, RichText } from '@keystrand/content';
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

/** Renders rich text with absolute links and without classes, for use outside this site (feed, structured data). */
export function PlainText({ text }: { readonly text: RichText }) {
  return typeof text === 'string'
    ? text
    : text.map((inline, index) => <Fragment key={index}>{renderInline(inline)}</Fragment>);
}

/** Returns rich text as an HTML string with absolute links and without classes. */
export function richTextMarkup(text: RichText): string {
  return renderToStaticMarkup(<PlainText text={text} />);
}
