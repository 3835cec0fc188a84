import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { icon } from './Icon.css';
import type { IconDrawing } from './IconDrawing';

export interface SvgIconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  readonly drawing: IconDrawing;
  /** Width and height in pixels. @default 20 */
  readonly size?: number;
}

/** Renders an outline icon in the current text colour, hidden from screen readers. */
export function SvgIcon({ drawing, size = 20, className, ...rest }: SvgIconProps) {
  return (
    <svg
      {...rest}
      className={clsx(icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={drawing} />
    </svg>
  );
}
