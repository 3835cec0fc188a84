import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { visuallyHidden } from '../theme/focusRing.css';
import * as styles from './Field.css';

/**
 * What is wrong with a field.
 *
 * Keyboard: nothing in it takes the focus.
 *
 * WCAG: said in words and with a sign, never by colour alone (1.4.1, 3.3.1).
 */
export function FieldError({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p className={styles.error} id={id}>
      <InterfaceIcon name="danger" size={18} className={styles.errorIcon} />
      <span>
        <span className={visuallyHidden}>Error:</span> {children}
      </span>
    </p>
  );
}
