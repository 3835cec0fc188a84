import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import type { StrandGeometry } from './generateStrand';
import * as styles from './Strand.css';
import { StrandDrawing } from './StrandDrawing';

export interface AnimatedStrandDrawingProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Geometry from `generateStrand`. */
  readonly geometry: StrandGeometry;
  /** Stroke width in units of the drawing. */
  readonly stroke: number;
}

/** Renders a full-width drawing that is revealed once from start to end; shown at once under reduced motion. */
export function AnimatedStrandDrawing({ geometry, stroke, className, ...rest }: AnimatedStrandDrawingProps) {
  return (
    <div {...rest} className={clsx(styles.clip, styles.fullBleed, className)}>
      <div className={styles.mask}>
        <StrandDrawing geometry={geometry} stroke={stroke} className={styles.counterMove} />
      </div>
    </div>
  );
}
