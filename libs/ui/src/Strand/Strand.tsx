import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { generateStrand } from './generateStrand';
import type { StrandOptions } from './generateStrand';
import * as styles from './Strand.css';
import { StrandDrawing } from './StrandDrawing';

export interface StrandProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Draws a gap in the middle, for the not-found page. @default false */
  readonly broken?: boolean;
}

const whole: StrandOptions = { seed: 55, width: 2000, height: 320, waves: 3.3, nodes: 17, echoes: 4 };
const withGap: StrandOptions = {
  seed: 4,
  width: 2000,
  height: 240,
  waves: 4,
  nodes: 16,
  echoes: 3,
  broken: { at: 0.5, gap: 170 },
};

/**
 * Renders the brand's full-width art: braided strands, revealed once from start to end. The height follows the window's
 * width; narrow windows show the middle of the drawing. Hidden from screen readers; not animated under reduced motion
 * (WCAG 2.3.3).
 */
export function Strand({ broken = false, className, ...rest }: StrandProps) {
  return (
    <div {...rest} className={clsx(styles.fullBleed, broken && styles.broken, className)}>
      <div className={styles.mask}>
        <StrandDrawing
          geometry={generateStrand(broken ? withGap : whole)}
          stroke={broken ? 2.25 : 2.8}
          className={styles.counterMove}
        />
      </div>
    </div>
  );
}
