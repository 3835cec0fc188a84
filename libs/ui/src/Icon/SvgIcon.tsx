import { clsx } from 'clsx';
import { createElement } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { icon } from './Icon.css';
import type { IconDrawing } from './IconDrawing';

export interface SvgIconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Shapes to draw. */
  readonly shapes: IconDrawing;
  /** Width and height in pixels. */
  readonly size: number;
}

/** Renders an outline icon in the current text colour, hidden from screen readers. */
export function SvgIcon({ shapes, size, className, ...rest }: SvgIconProps) {
  return createElement(
    'svg',
    {
      ...rest,
      className: clsx(icon, className),
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.6,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': 'true',
    },
    // Children that are arguments need no keys.
    ...shapes.map(([element, attributes]) => createElement(element, attributes)),
  );
}
