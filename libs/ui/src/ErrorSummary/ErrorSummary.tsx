import { useEffect, useId, useRef } from 'react';
import { textLink } from '../Link/link.css';
import * as styles from './ErrorSummary.css';

export interface ErrorSummaryProps {
  /** @default 'There is a problem' */
  readonly title?: string;
  /** In the order of the fields; nothing is drawn for none. */
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
}

/**
 * What is wrong with a form, at its top: takes the focus when it appears, and each entry leads to its field (the
 * pattern of the GOV.UK Design System).
 *
 * Keyboard: Tab through the entries, Enter moves the focus into the field.
 *
 * WCAG: 3.3.1, 3.3.3, 4.1.3, 2.4.3.
 */
export function ErrorSummary({ title = 'There is a problem', errors }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  const shown = errors.length > 0;
  useEffect(() => {
    if (shown) ref.current?.focus();
  }, [shown, errors]);
  if (!shown) return null;
  return (
    <div ref={ref} className={styles.summary} tabIndex={-1} role="group" aria-labelledby={id}>
      <div role="alert">
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <ul role="list" className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                className={textLink}
                onClick={(event) => {
                  const field = document.getElementById(fieldId);
                  if (!field) return;
                  // Focus without a new history entry; the label above the field stays in view.
                  event.preventDefault();
                  field.scrollIntoView({ block: 'center' });
                  field.focus({ preventScroll: true });
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
