import type { ReactNode, Ref } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { visuallyHidden } from '../theme/focusRing.css';
import * as styles from './Field.css';
import type { FieldProps, FieldRootProps } from './FieldProps';

/** Attributes of a control: those that connect it with its label, hint and error, and its own. */
export interface ControlAttributes {
  readonly id: string;
  readonly name: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

interface ElementsProps<Root> extends Omit<FieldProps, 'label'>, Omit<FieldRootProps, 'ref'> {
  readonly label: ReactNode;
  readonly ref?: Ref<Root> | undefined;
}

/** Returns the parts of a field as elements, the attributes of its control and of its root element, and all others. */
export function fieldElements<Root extends HTMLElement>({
  label,
  name,
  id = name,
  hint,
  error,
  errorLabel = 'Error:',
  optional = false,
  optionalLabel = '(optional)',
  className,
  ref,
  style,
  ...others
}: ElementsProps<Root>) {
  const entries = Object.entries(others);
  const isData = ([attribute]: readonly [string, unknown]) => attribute.startsWith('data-');
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const attributes: ControlAttributes = {
    id,
    name,
    ...(described ? { 'aria-describedby': described } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
  };
  return {
    label: (
      <>
        {label} {optional ? <span className={styles.optional}>{optionalLabel}</span> : null}
      </>
    ),
    hint: hint ? (
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
    ) : null,
    error: error ? (
      <p className={styles.error} id={`${id}-error`}>
        <InterfaceIcon name="danger" size={18} className={styles.errorIcon} />
        <span>
          <span className={visuallyHidden}>{errorLabel}</span> {error}
        </span>
      </p>
    ) : null,
    attributes,
    root: { ...Object.fromEntries(entries.filter(isData)), className, ref, style },
    rest: Object.fromEntries(entries.filter((entry) => !isData(entry))),
  };
}
