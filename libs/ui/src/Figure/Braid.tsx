import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { braidPath } from './braidPath';
import type { BraidPaths } from './braidPath';
import * as styles from './Figure.css';
import { Stretched } from './Stretched';

/** Renders two strands as SVG paths: the second fainter, and behind the first. */
export function Strands({ first, second }: BraidPaths) {
  return (
    <>
      <path className={clsx(styles.line, styles.second)} d={second} />
      <path className={styles.line} d={first} />
    </>
  );
}

export interface BraidProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  readonly arcs: number;
  readonly down?: boolean;
}

/** Renders a braid that is stretched to its box, 16 px high, or wide if it runs downwards. Hidden from screen readers. */
export function Braid({ arcs, down = false, ...rest }: BraidProps) {
  const length = 20 * arcs;
  return (
    <Stretched {...rest} box={down ? [16, length] : [length, 16]}>
      <Strands {...braidPath({ x0: 0, x1: length, y: 8, height: 12, arcs, down })} />
    </Stretched>
  );
}
