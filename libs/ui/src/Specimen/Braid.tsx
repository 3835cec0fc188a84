import { wave, waveHeight } from './wave';
import * as styles from './drawing.css';

export interface BraidProps {
  /** Start in per cent of the drawing's width. */
  readonly from: number;
  /** End in per cent of the drawing's width. */
  readonly to: number;
}

/** Number of half turns over the whole width of a drawing. */
const turns = 44;

/** Renders a part of a braid inside an `svg` whose width is not known when it is rendered. */
export function Braid({ from, to }: BraidProps) {
  const { width, strands } = wave(((to - from) / 100) * turns);
  return (
    <svg
      x={`${from}%`}
      width={`${to - from}%`}
      height={waveHeight}
      viewBox={`0 0 ${width} ${waveHeight}`}
      preserveAspectRatio="none"
    >
      <path d={strands[0]} />
      <path className={styles.second} d={strands[1]} />
    </svg>
  );
}
