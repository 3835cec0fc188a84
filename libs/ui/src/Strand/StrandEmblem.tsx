import { category as categoryClass } from '../theme/category.css';
import { categoryHues } from '../theme/tokens';
import type { Category } from '../theme/tokens';
import { generateStrand } from './generateStrand';
import * as styles from './Strand.css';
import { StrandDrawing } from './StrandDrawing';

export interface StrandEmblemProps {
  /** Sets hue and shape. */
  readonly category: Category;
}

/** How each category is braided: how many strands, and how often they cross on the way around. */
const braids = {
  blockchain: { strands: 3, waves: 6 },
  web3: { strands: 4, waves: 5 },
  cybersecurity: { strands: 5, waves: 2 },
  software: { strands: 4, waves: 4 },
  consulting: { strands: 3, waves: 4 },
  solutions: { strands: 5, waves: 3 },
  other: { strands: 3, waves: 7 },
} as const satisfies Record<Category, { strands: number; waves: number }>;

/**
 * A braid closed to a ring, in the category's hue; fills the width it is given.
 *
 * Keyboard: nothing in it takes the focus.
 *
 * WCAG: decoration, hidden from screen readers (1.1.1).
 */
export function StrandEmblem({ category }: StrandEmblemProps) {
  const { strands, waves } = braids[category];
  const geometry = generateStrand({
    strands,
    waves,
    seed: categoryHues[category],
    width: 640,
    height: 640,
    nodes: 9,
    closed: true,
  });
  return (
    <StrandDrawing
      geometry={geometry}
      stroke={4}
      turn={-360 / (strands * waves)}
      palette="hue"
      className={`${categoryClass[category]} ${styles.emblem}`}
      fit="xMidYMid meet"
    />
  );
}
