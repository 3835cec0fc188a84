import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './Columns.css';

export interface ColumnsProps extends ComponentPropsWithRef<'div'> {
  /** Widths of the two children. @default '5:7' */
  readonly ratio?: keyof typeof styles.ratio;
  /** Whether the first child stays in view next to a longer second one, on wide screens. @default false */
  readonly sticky?: boolean;
}

/** Renders two elements side by side where they have some 36 rem, below each other otherwise. */
export function Columns({ ratio = '5:7', sticky = false, className, ...rest }: ColumnsProps) {
  return (
    <div
      {...rest}
      className={clsx(styles.columns, styles.ratio[ratio], sticky && styles.sticky, className)}
    />
  );
}
