import type { TextRange } from '../Finder/types';
import { mark } from './MarkedText.css';

interface MarkedTextProps {
  readonly text: string;
  /** Parts to mark: ascending, without overlap. */
  readonly ranges: readonly TextRange[];
}

export function MarkedText({ text, ranges }: MarkedTextProps) {
  const ends = [0, ...ranges.map(([, end]) => end)];
  return (
    <span>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <mark className={mark}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </span>
  );
}
