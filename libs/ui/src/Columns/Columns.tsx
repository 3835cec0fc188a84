import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { columns } from './Columns.css';

export type ColumnsProps = ComponentPropsWithRef<'div'>;

/**
 * Renders two elements side by side, in the ratio 5 : 7, where they have some 40 rem, below each other otherwise. On wide
 * screens the first stays in view next to a longer second one.
 */
export function Columns({ className, ...rest }: ColumnsProps) {
  return <div {...rest} className={clsx(columns, className)} />;
}
