'use client';

import { clsx } from 'clsx';
import { useEffect, useImperativeHandle, useRef } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { textLink } from '../Link/link.css';
import { Notice } from '../Notice/Notice';
import * as styles from './ErrorSummary.css';

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Text of the `h2`. @default 'There is a problem' */
  readonly title?: string;
  /** Errors in the order of the fields; `fieldId` is the `id` of the control. Empty: renders nothing. */
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
}

/**
 * Renders the errors of a form as links to their fields, above the form. It takes focus when it appears and whenever
 * `errors` changes. Source: error summary of the GOV.UK Design System.
 */
export function ErrorSummary({ title = 'There is a problem', errors, ref, ...rest }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const visible = errors.length > 0;
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current);
  useEffect(() => {
    if (visible) root.current?.focus();
  }, [visible, errors]);
  if (!visible) return null;
  return (
    <Notice aria-label={title} {...rest} ref={root} tone="danger" tabIndex={-1} role="group">
      <div role="alert">
        <h2 className={styles.title}>{title}</h2>
        <ul role="list" className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                className={clsx(textLink, styles.link)}
                onClick={(event) => {
                  const field = document.getElementById(fieldId);
                  if (!field) return;
                  // Moves focus without a new history entry and keeps the label above the field visible.
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
    </Notice>
  );
}
