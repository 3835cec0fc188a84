import * as styles from './Finder.css';
import type { TextRange } from './types';

interface MarkedTextProps {
  readonly text: string;
  /** Parts to mark: ascending, without overlap. */
  readonly ranges: readonly TextRange[];
}

/** Renders a text with its matching parts in `mark` elements, which are underlined (WCAG 1.4.1). */
export function MarkedText({ text, ranges }: MarkedTextProps) {
  const ends = [0, ...ranges.map(([, end]) => end)];
  return (
    <>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
