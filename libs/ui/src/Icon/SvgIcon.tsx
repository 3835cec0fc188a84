import { createElement } from 'react';
import type { IconDrawing } from './IconDrawing';

export interface SvgIconProps {
  /** What is drawn. */
  readonly shapes: IconDrawing;
  /** Side of the square in pixels. */
  readonly size: number;
  /** For the place's own size, colour or turn. */
  readonly className?: string | undefined;
}

/**
 * Draws an icon in outline, in the text's colour.
 *
 * Keyboard: nothing in it takes the focus.
 *
 * WCAG: hidden from screen readers (1.1.1).
 */
export function SvgIcon({ shapes, size, className }: SvgIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      {shapes.map(([element, attributes]) => createElement(element, attributes))}
    </svg>
  );
}
