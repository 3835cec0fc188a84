import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { container } from '../theme/container.css';

export type ContainerProps = ComponentPropsWithRef<'div'>;

/** Limits its children to the content width (1200 px plus gutters); for content outside a `Section`. */
export function Container({ className, ...rest }: ContainerProps) {
  return <div {...rest} className={clsx(container, className)} />;
}
