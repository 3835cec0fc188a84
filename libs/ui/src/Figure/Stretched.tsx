import type { ComponentPropsWithRef } from 'react';

export interface StretchedProps extends ComponentPropsWithRef<'svg'> {
  readonly box: readonly [number, number];
}

/** Renders an SVG that is stretched to its place in the page, and hidden from screen readers. */
export function Stretched({ box, ...rest }: StretchedProps) {
  return <svg {...rest} viewBox={`0 0 ${box.join(' ')}`} preserveAspectRatio="none" aria-hidden="true" />;
}
