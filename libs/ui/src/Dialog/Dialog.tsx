import * as Ariakit from '@ariakit/react';
import { useSyncExternalStore } from 'react';
import type { ReactNode, RefObject } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import * as styles from './Dialog.css';

export interface DialogProps {
  /** Whether the dialog is shown. */
  readonly open: boolean;
  /** Asked to close: by Escape, a press outside, or the close button. */
  readonly onClose: () => void;
  /** Names the dialog. */
  readonly heading: string;
  /** The content under the heading. */
  readonly children: ReactNode;
  /** @default 'Close' */
  readonly closeLabel?: string;
  /** Takes the focus on opening. @default the first control, which is the close button */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Takes the focus back on closing. @default what had it before */
  readonly finalFocus?: RefObject<HTMLElement | null>;
}

const never = () => () => {};

/**
 * A modal dialog; nothing on a server. Import it on demand from `@keystrand/ui/dialog`: it carries Ariakit.
 *
 * Keyboard: Tab stays inside, Escape closes, the focus returns to where it was. The page behind is inert and does not
 * scroll.
 *
 * WCAG: named (4.1.2), order of focus (2.4.3), no keyboard trap (2.1.2), close target of 44 px (2.5.5).
 */
export function Dialog({
  open,
  onClose,
  heading,
  children,
  closeLabel = 'Close',
  initialFocus,
  finalFocus,
}: DialogProps) {
  // On a server it could only be drawn in place, with a style attribute that a strict policy forbids.
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!inBrowser) return null;
  return (
    <Ariakit.Dialog
      open={open}
      onClose={onClose}
      className={styles.dialog}
      backdrop={<div className={styles.backdrop} />}
      unmountOnHide
      {...(initialFocus ? { initialFocus } : {})}
      {...(finalFocus ? { finalFocus } : {})}
    >
      <div className={styles.head}>
        {/* The page's own h1 stays the only one. */}
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
