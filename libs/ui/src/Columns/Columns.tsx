import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './Columns.css';

export interface ColumnsProps extends ComponentPropsWithRef<'div'> {
  /** Whether the first child stays in view next to a longer second one, on wide screens. @default false */
  readonly sticky?: boolean;
}

/** Renders two elements side by side, in the ratio 5 : 7, where they have some 36 rem, below each other otherwise. */
export function Columns({ sticky = false, className, ...rest }: ColumnsProps) {
  return <div {...rest} className={clsx(styles.columns, sticky && styles.sticky, className)} />;
}
