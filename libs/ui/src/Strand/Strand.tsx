import type { ComponentPropsWithRef } from 'react';
import { AnimatedStrandDrawing } from './AnimatedStrandDrawing';
import { generateStrand } from './generateStrand';

export interface StrandProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Seed of the drawing: the same number draws the same strands. @default 55 */
  readonly seed?: number;
  /** Number of strands, 1 to 5. @default 3 */
  readonly strands?: number;
}

/**
 * Renders the brand's full-width art: braided strands. The height follows the window's width; narrow windows show the
 * middle of the drawing. Hidden from screen readers; not animated under reduced motion (WCAG 2.3.3).
 */
export function Strand({ seed = 55, strands = 3, ...rest }: StrandProps) {
  const geometry = generateStrand({
    seed,
    strands,
    width: 2000,
    height: 320,
    waves: 3.3,
    nodes: 17,
    echoes: 4,
  });
  return <AnimatedStrandDrawing {...rest} geometry={geometry} stroke={2.8} />;
}
