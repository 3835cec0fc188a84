import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { Strands } from './Braid';
import { braidPath } from './braidPath';
import * as styles from './Figure.css';

const check = (sign: ReactElement) => (
  <>
    <circle className={styles.ring} cx="8" cy="8" r="7.25" />
    {sign}
  </>
);

/** The drawing of each mark, in a box 16 units high. */
const drawings = {
  provider: <circle className={styles.ring} cx="8" cy="8" r="5" />,
  client: <circle className={styles.client} cx="8" cy="8" r="6" />,
  vendor: <path className={styles.vendor} d="M3 3h10v10H3z" />,
  part: <circle className={styles.part} cx="8" cy="8" r="3" />,
  none: <circle className={clsx(styles.ring, styles.latest)} cx="8" cy="8" r="6" />,
  earliest: (
    <>
      <Strands {...braidPath({ x0: 1, x1: 37, y: 8, height: 10, arcs: 2 })} />
      <circle className={styles.ring} cx="42" cy="8" r="5" />
    </>
  ),
  latest: (
    <>
      <path className={styles.possible} d="M1 8h35" />
      <circle className={clsx(styles.ring, styles.latest)} cx="42" cy="8" r="5" />
    </>
  ),
  waiting: (
    <path
      className={styles.ink}
      d="M1 3.5h11c7 0 12.5 3.5 12.5 7.5a4.5 4 0 0 1-9 0c0-4 5.5-7.5 12.5-7.5h11"
    />
  ),
  used: (
    <>
      <circle className={styles.ring} cx="8" cy="8" r="6.5" />
      <circle className={styles.dot} cx="8" cy="8" r="2.5" />
    </>
  ),
  kept: <circle className={styles.ring} cx="8" cy="8" r="6.5" />,
  dropped: <path className={styles.line} d="M8 1v14" />,
  delay: check(<path className={styles.line} d="M8 4.5V8l2.3 1.7" />),
  threshold: check(<path className={styles.dots} d="M8 5.7h0M5.4 10h0M10.6 10h0" />),
  rule: check(<path className={styles.line} d="M8 4.9 11.1 8 8 11.1 4.9 8z" />),
};

const widths: Readonly<Record<string, number>> = { earliest: 48, latest: 48, waiting: 40 };

/** Meaning of a mark in a figure. */
export type FigureMarkName = keyof typeof drawings;

export interface FigureMarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /**
   * `provider`, `client`, `vendor`: the parties. `part`: participates without deciding. `none`: has no key. `earliest`,
   * `latest`: ends of a step. `waiting`: time without work. `used`, `kept`, `dropped`: where a flow ends. `delay`,
   * `threshold`, `rule`: checks before a key can be used.
   */
  readonly mark: FigureMarkName;
}

/** Renders a mark of a figure, for a legend or next to the word that explains it. It is hidden from assistive technology. */
export function FigureMark({ mark, className, ...rest }: FigureMarkProps) {
  return (
    <svg
      {...rest}
      className={clsx(styles.mark, className)}
      viewBox={`0 0 ${widths[mark] ?? 16} 16`}
      aria-hidden="true"
    >
      {drawings[mark]}
    </svg>
  );
}
