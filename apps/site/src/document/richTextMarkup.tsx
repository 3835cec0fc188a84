import type { Inline, RichText } from '@keystrand/content';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { absoluteUrl } from './absoluteUrl';

function piece(inline: Inline) {
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

/** Running text in plain elements, for readers outside this site: links are absolute, nothing carries a class. */
export function PlainText({ text }: { readonly text: RichText }) {
  return typeof text === 'string'
    ? text
    : text.map((inline, index) => <Fragment key={index}>{piece(inline)}</Fragment>);
}

/** Running text as HTML for readers outside this site. */
export function richTextMarkup(text: RichText): string {
  return renderToStaticMarkup(<PlainText text={text} />);
}
