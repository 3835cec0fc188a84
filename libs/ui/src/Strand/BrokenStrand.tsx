import type { ComponentPropsWithRef } from 'react';
import { AnimatedStrandDrawing } from './AnimatedStrandDrawing';
import { generateStrand } from './generateStrand';

export interface BrokenStrandProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Seed of the drawing: the same number draws the same strands. @default 4 */
  readonly seed?: number;
}

/** Renders the full-width art of a not-found page: strands with a gap in the middle. Hidden from screen readers. */
export function BrokenStrand({ seed = 4, ...rest }: BrokenStrandProps) {
  const geometry = generateStrand({
    seed,
    width: 2000,
    height: 240,
    waves: 4,
    nodes: 16,
    echoes: 3,
    broken: { at: 0.5, gap: 170 },
  });
  return <AnimatedStrandDrawing {...rest} geometry={geometry} stroke={2.25} />;
}
