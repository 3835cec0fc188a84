import type { ReactNode } from 'react';
import { nowrap } from './unbroken.css';

/** Keeps words with a hyphen on one line, if they fit a phone; by style, because the font has no non-breaking hyphen. */
export function unbroken(content: ReactNode): ReactNode {
  if (typeof content !== 'string') return content;
  return content.split(/(\S*\w-\w\S*)/).map((part, index) =>
    index % 2 === 1 && part.length < 16 ? (
      <span key={index} className={nowrap}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
