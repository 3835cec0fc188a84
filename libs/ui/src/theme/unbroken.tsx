import type { ReactNode } from 'react';
import { nowrap } from './unbroken.css';

/** Identifiers, such as ERC-721, words with a short part, such as on-site and cut-off, ranges, numbers of laws, and days. */
export const unbrokenPhrases =
  /(\w+-\d\w*|\b\w{1,3}-\w+|\w+-\w{1,4}\b|\b\d+ to \d[\d.]*|\bArticle \d+|\(EU\) [\d/]+|\bCSF \S+|§ \S+|\b\d+ (?:days|[A-Z][a-z]+))/;

/** Keeps words with a hyphen on one line, if they fit a phone; by style, because the font has no non-breaking hyphen. */
export function unbroken(content: ReactNode, words = /(\S*\w-\w\S*)/): ReactNode {
  if (typeof content !== 'string') return content;
  return content.split(words).map((part, index) =>
    index % 2 === 1 && part.length < 17 ? (
      <span key={index} className={nowrap}>
        {part.split(/(-)/).map((text, at) => (text === '-' ? <span key={at}>-</span> : text))}
      </span>
    ) : (
      part
    ),
  );
}
