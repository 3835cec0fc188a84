import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Strands } from './Braid';
import { braidPath } from './braidPath';
import * as styles from './Figure.css';

/** Meaning of a mark in a figure; each is drawn in a box 16 units high. */
export type FigureMarkName =
  | 'provider'
  | 'client'
  | 'vendor'
  | 'part'
  | 'none'
  | 'earliest'
  | 'latest'
  | 'waiting'
  | 'used'
  | 'kept'
  | 'dropped';

export interface FigureMarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /**
   * `provider`, `client`, `vendor`: the parties. `part`: participates without deciding. `none`: has no key. `earliest`,
   * `latest`: ends of a step. `waiting`: time without work. `used`, `kept`, `dropped`: where a flow ends.
   */
  readonly mark: FigureMarkName;
}

/** Width of the box and drawing of each mark. */
const drawings: Readonly<Record<FigureMarkName, readonly [width: number, drawing: ReactNode]>> = {
  provider: [16, <circle key="ring" className={styles.ring} cx="8" cy="8" r="5" />],
  client: [16, <circle key="disc" className={styles.client} cx="8" cy="8" r="6" />],
  vendor: [16, <path key="square" className={styles.vendor} d="M3 3h10v10H3z" />],
  part: [16, <circle key="part" className={styles.part} cx="8" cy="8" r="3" />],
  none: [16, <circle key="none" className={clsx(styles.ring, styles.latest)} cx="8" cy="8" r="6" />],
  earliest: [
    48,
    <Fragment key="earliest">
      <Strands {...braidPath({ x0: 1, x1: 37, y: 8, height: 10, arcs: 2 })} />
      <circle className={styles.ring} cx="42" cy="8" r="5" />
    </Fragment>,
  ],
  latest: [
    48,
    <Fragment key="latest">
      <path className={styles.possible} d="M1 8h35" />
      <circle className={clsx(styles.ring, styles.latest)} cx="42" cy="8" r="5" />
    </Fragment>,
  ],
  used: [
    16,
    <Fragment key="used">
      <circle className={styles.ring} cx="8" cy="8" r="6.5" />
      <circle className={styles.dot} cx="8" cy="8" r="2.5" />
    </Fragment>,
  ],
  kept: [16, <circle key="kept" className={styles.ring} cx="8" cy="8" r="6.5" />],
  dropped: [16, <path key="dropped" className={styles.line} d="M8 1v14" />],
  waiting: [
    40,
    <path
      key="loop"
      className={styles.ink}
      d="M1 3.5h11c7 0 12.5 3.5 12.5 7.5a4.5 4 0 0 1-9 0c0-4 5.5-7.5 12.5-7.5h11"
    />,
  ],
};

/**
 * Renders a mark of a figure, for a legend or next to the word that explains it. It is hidden from
 * assistive technology.
 */
export function FigureMark({ mark, className, ...rest }: FigureMarkProps) {
  const [width, drawing] = drawings[mark];
  return (
    <svg
      {...rest}
      className={clsx(styles.mark, className)}
      viewBox={`0 0 ${String(width)} 16`}
      aria-hidden="true"
    >
      {drawing}
    </svg>
  );
}
