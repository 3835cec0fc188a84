import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { generateStrand } from './generateStrand';
import * as styles from './Strand.css';
import { StrandDrawing } from './StrandDrawing';

export interface StrandProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Seed of the drawing: the same number draws the same strands. @default 55, or 4 if broken */
  readonly seed?: number;
  /** Number of strands, 1 to 5. @default 3 */
  readonly strands?: number;
  /** Draws a gap in the middle, for the not-found page. @default false */
  readonly broken?: boolean;
}

const whole = { seed: 55, width: 2000, height: 320, waves: 3.3, nodes: 17, echoes: 4 } as const;
const withGap = {
  seed: 4,
  width: 2000,
  height: 240,
  waves: 4,
  nodes: 16,
  echoes: 3,
  broken: { at: 0.5, gap: 170 },
} as const;

/**
 * Renders the brand's full-width art: braided strands, revealed once from start to end. The height follows the window's
 * width; narrow windows show the middle of the drawing. Hidden from screen readers; not animated under reduced motion
 * (WCAG 2.3.3).
 */
export function Strand({ seed, strands = 3, broken = false, className, ...rest }: StrandProps) {
  const drawing = broken ? withGap : whole;
  const geometry = generateStrand({ ...drawing, seed: seed ?? drawing.seed, strands });
  return (
    <div {...rest} className={clsx(styles.clip, styles.fullBleed, className)}>
      <div className={styles.mask}>
        <StrandDrawing geometry={geometry} stroke={broken ? 2.25 : 2.8} className={styles.counterMove} />
      </div>
    </div>
  );
}
