import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './Field.css';
import { fieldElements } from './fieldElements';
import type { ControlAttributes } from './fieldElements';
import type { FieldProps } from './FieldProps';

export interface FieldWithControlProps
  extends FieldProps, Omit<ComponentPropsWithRef<'div'>, keyof FieldProps | 'children'> {
  /** Renders the control; spread the attributes on it. */
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/**
 * Renders a label, a hint and an error message around any control. `id` is the control's; other attributes go to the
 * root element.
 *
 * WCAG: label and instructions (1.3.1, 3.3.2), error identification and suggestion (3.3.1, 3.3.3), name and state
 * (4.1.2).
 */
export function Field({ children, className, ...props }: FieldWithControlProps) {
  const { label, hint, error, attributes, rest } = fieldElements(props);
  return (
    <div {...rest} className={clsx(styles.field, className)}>
      <label className={styles.label} htmlFor={attributes.id}>
        {label}
      </label>
      {hint}
      {error}
      {children(attributes)}
    </div>
  );
}
