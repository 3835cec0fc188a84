import type { ReactNode } from 'react';
import { nowrap } from './unbroken.css';

/** Words that fit the narrowest heading. */
const longest = 15;

/** Keeps words with a hyphen on one line, by style because the font has no non-breaking hyphen; returns other content as it is. */
export function unbroken(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || !/\w-\w/.test(content)) return content;
  return content.split(/(\S*\w-\w\S*)/).map((part, index) =>
    index % 2 === 1 && part.length <= longest ? (
      <span key={index} className={nowrap}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
