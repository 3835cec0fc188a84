import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { visuallyHidden } from '../theme/focusRing.css';
import * as styles from './Field.css';

interface FieldErrorProps {
  readonly id: string;
  readonly children: string;
  readonly label?: string | undefined;
}

/**
 * Renders the error message of a field with an icon and a visually hidden prefix.
 *
 * WCAG: the error is identified in text (3.3.1) and not by colour alone (1.4.1).
 */
export function FieldError({ id, children, label = 'Error:' }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id}>
      <InterfaceIcon name="danger" size={18} className={styles.errorIcon} />
      <span>
        <span className={visuallyHidden}>{label}</span> {children}
      </span>
    </p>
  );
}
