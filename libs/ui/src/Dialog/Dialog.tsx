'use client';

import * as Ariakit from '@ariakit/react';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { useHydrated } from '../useHydrated';
import * as styles from './Dialog.css';

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'autoFocus'> {
  readonly open: boolean;
  /** Called on Escape, a click outside, or a click on the close button. */
  readonly onClose: () => void;
  readonly heading: string;
  readonly children: ReactNode;
  readonly closeLabel?: string;
  /** Receives focus when the dialog opens. @default the close button */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Receives focus when the dialog closes. @default the previously focused element */
  readonly finalFocus?: RefObject<HTMLElement | null>;
}

/**
 * Returns whether an event is one of this document. A dialog in a frame stays open when the focus moves to another document
 * of the page: nothing behind it was reached. Open dialogs in two frames would otherwise close and open each other without end.
 */
const isInOwnDocument = ({ target }: Event) => target instanceof Node && target.ownerDocument === document;

/**
 * Renders a modal dialog with a focus trap; the page behind it is inert and does not scroll. Renders nothing on the
 * server. Import it on demand from `@keystrand/ui/dialog`, because it contains a part of Ariakit.
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
