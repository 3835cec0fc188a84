'use client';

import * as Ariakit from '@ariakit/react';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { useHydrated } from '../useHydrated';
import { isInOwnDocument } from './isInOwnDocument';
import * as styles from './Dialog.css';

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'autoFocus'> {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Called on Escape, a click outside, or a click on the close button. */
  readonly onClose: () => void;
  /** Text of the `h2`; accessible name of the dialog. */
  readonly heading: string;
  /** Content below the heading. */
  readonly children: ReactNode;
  /** Accessible name of the close button. @default 'Close' */
  readonly closeLabel?: string;
  /** Receives focus when the dialog opens. @default the close button */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Receives focus when the dialog closes. @default the previously focused element */
  readonly finalFocus?: RefObject<HTMLElement | null>;
}

/**
 * Renders a modal dialog with a focus trap; the page behind it is inert and does not scroll. Renders nothing on the
 * server. Import it on demand from `@keystrand/ui/dialog`, because it contains a part of Ariakit.
 *
 * Keyboard: Tab stays inside, Escape closes the dialog, focus returns to the previously focused element.
 *
 * WCAG: focus order (2.4.3), no keyboard trap (2.1.2), close button of 44 px (2.5.5).
 */
export function Dialog({
  open,
  onClose,
  heading,
  children,
  closeLabel = 'Close',
  initialFocus,
  finalFocus,
  className,
  ...rest
}: DialogProps) {
  // On the server, Ariakit renders a style attribute, which a strict Content-Security-Policy forbids.
  if (!useHydrated()) return null;
  return (
    <Ariakit.Dialog
      {...rest}
      open={open}
      onClose={onClose}
      hideOnInteractOutside={isInOwnDocument}
      className={clsx(styles.dialog, className)}
      backdrop={<div className={styles.backdrop} />}
      unmountOnHide
      {...(initialFocus ? { initialFocus } : {})}
      {...(finalFocus ? { finalFocus } : {})}
    >
      <div className={styles.head}>
        {/* Ariakit renders an h1 by default; the page has its own. */}
        <Ariakit.DialogHeading render={<h2 />} className={styles.heading}>
          {heading}
        </Ariakit.DialogHeading>
        <Ariakit.DialogDismiss className={styles.close} aria-label={closeLabel}>
          <InterfaceIcon name="close" size={24} />
        </Ariakit.DialogDismiss>
      </div>
      <div className={styles.body}>{children}</div>
    </Ariakit.Dialog>
  );
}
