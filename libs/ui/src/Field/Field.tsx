import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as styles from './Field.css';
import { fieldElements } from './fieldElements';
import type { ControlAttributes } from './fieldElements';
import type { FieldProps, FieldRootProps } from './FieldProps';

export interface FieldWithControlProps extends FieldProps, FieldRootProps {
  /** Renders the control; spread the attributes on it. */
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/**
 * Renders a label, a hint and an error message around any control. `className`, `style`, `ref` and `data-*` go to the root
 * element; all other attributes (`id` and `aria-*` among them) are passed to the control.
 */
export function Field({ children, ...props }: FieldWithControlProps) {
  const { label, hint, error, attributes, root, rest } = fieldElements(props);
  return (
    <div {...root} className={clsx(styles.field, root.className)}>
      <label className={styles.label} htmlFor={attributes.id}>
        {label}
      </label>
      {hint}
      {error}
      {children({ ...rest, ...attributes })}
    </div>
  );
}
