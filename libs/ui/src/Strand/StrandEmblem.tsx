import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { hueClass } from '../theme/hue.css';
import { hues } from '../theme/tokens';
import type { Hue } from '../theme/tokens';
import { checkHue } from '../development/checkHue';
import { generateStrand } from './generateStrand';
import * as styles from './Strand.css';
import { StrandDrawing } from './StrandDrawing';

export interface StrandEmblemProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'stroke'> {
  /** Sets the colour and the shape of the braid. */
  readonly hue: Hue;
}

/** Shape of the braid for each hue: number of strands, and of waves around the ring. */
export const braids = {
  teal: { strands: 3, waves: 6 },
  indigo: { strands: 4, waves: 5 },
  red: { strands: 5, waves: 2 },
  blue: { strands: 4, waves: 4 },
  orange: { strands: 3, waves: 4 },
  purple: { strands: 5, waves: 3 },
  green: { strands: 3, waves: 7 },
} as const satisfies Record<Hue, { strands: number; waves: number }>;

/** Renders a decorative braid closed to a ring, as wide as its container. Hidden from screen readers. */
export function StrandEmblem({ hue, className, ...rest }: StrandEmblemProps) {
  if (process.env.NODE_ENV !== 'production') checkHue('StrandEmblem', hue);
  const { strands, waves } = braids[hue];
  const geometry = generateStrand({
    strands,
    waves,
    seed: hues[hue],
    width: 640,
    height: 640,
    nodes: 9,
    closed: true,
  });
  return (
    <StrandDrawing
      {...rest}
      geometry={geometry}
      stroke={4}
      turn={-360 / (strands * waves)}
      palette="hue"
      className={clsx(styles.emblem, hueClass[hue], className)}
      fit="xMidYMid meet"
    />
  );
}
