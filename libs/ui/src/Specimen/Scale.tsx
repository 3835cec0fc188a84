import { Braid } from './Braid';
import { waveHeight } from './wave';
import * as styles from './drawing.css';

export interface ScaleProps {
  /** The value, in per cent of the scale. */
  readonly at: number;
  /** Where the scale is divided, in per cent. */
  readonly ticks: readonly number[];
}

/** Renders a value on a scale: a braid up to a ring, a hairline beyond it. The words beside it say the same. */
export function Scale({ at, ticks }: ScaleProps) {
  const middle = waveHeight / 2;
  return (
    <svg className={styles.drawing} width="100%" height={waveHeight} aria-hidden="true">
      <line className={styles.hairline} x1={`${at}%`} x2="100%" y1={middle} y2={middle} />
      {ticks.map((tick) => (
        <line key={tick} className={styles.hairline} x1={`${tick}%`} x2={`${tick}%`} y1={3} y2={17} />
      ))}
      <Braid from={0} to={at} />
      <circle className={styles.ring} cx={`${at}%`} cy={middle} r={6} />
    </svg>
  );
}
