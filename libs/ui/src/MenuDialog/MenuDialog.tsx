'use client';

import { Dialog } from '@ariakit/react';
import { animated, useSlideSpring } from '@keystrand/effects/springs';
import { clsx } from 'clsx';
import { useRef } from 'react';
import type { ComponentPropsWithRef, RefObject } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { isInOwnDocument } from '../Dialog/isInOwnDocument';
import { Logo } from '../Logo/Logo';
import * as styles from './MenuButton.css';
import { cycleFocus } from './cycleFocus';
import { MenuContent } from './MenuContent';
import type { MenuProps } from './MenuContent';

type RootProps = Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onKeyDown' | 'style' | 'autoFocus' | keyof MenuProps
>;

export interface MenuDialogProps extends RootProps, MenuProps {
  /** Whether the menu is open. */
  readonly open: boolean;
  /** Called on Escape, a press outside, the close button, or a chosen link. */
  readonly onClose: () => void;
  /** Accessible name of the close button. @default 'Close the menu' */
  readonly closeLabel?: string;
  /** The company's name, at the top of the menu. */
  readonly brand: string;
  /** Target of the logo. @default '/' */
  readonly homeHref?: string;
  /** Receives the focus when the dialog closes. */
  readonly finalFocus: RefObject<HTMLElement | null>;
}

/**
 * The full-screen menu as a modal dialog that slides in by a spring. The page behind is inert and does not scroll. The
 * caller closes it on a page change (Back included) and when the viewport becomes wide.
 *
 * Keyboard: the close button is first and receives the focus; Tab cycles inside; Escape closes the dialog.
 */
export function MenuDialog({
  open,
  onClose,
  closeLabel = 'Close the menu',
  brand,
  homeHref = '/',
  finalFocus,
  label = 'Menu',
  servicesLabel,
  categories,
  links,
  action,
  emergency,
  currentPath,
  themeSwitch,
  className,
  ...rest
}: MenuDialogProps) {
  const menu: MenuProps = {
    label,
    servicesLabel,
    categories,
    links,
    action,
    emergency,
    currentPath,
    themeSwitch,
  };
  const closeButton = useRef<HTMLButtonElement>(null);
  const rightToLeft = typeof document !== 'undefined' && document.dir === 'rtl';
  const render = useSlideSpring(open, { side: rightToLeft ? 'left' : 'right' });
  return render((style) => (
    <Dialog
      {...rest}
      open={open}
      onClose={onClose}
      hideOnInteractOutside={isInOwnDocument}
      // The spring, not the dialog, unmounts the element.
      alwaysVisible
      modal
      backdrop={false}
      aria-label={label}
      initialFocus={closeButton}
      // Ariakit's own focus return would scroll the button into view.
      autoFocusOnHide={() => {
        finalFocus.current?.focus({ preventScroll: true });
        return false;
      }}
      onKeyDown={cycleFocus}
      render={<animated.div style={style} />}
      className={clsx(styles.surface, className)}
    >
      <div className={styles.dialogBar}>
        <button
          ref={closeButton}
          type="button"
          // Without it Ariakit adds a hidden button named 'Dismiss popup'.
          data-dialog-dismiss=""
          className={styles.button}
          aria-label={closeLabel}
          onClick={onClose}
        >
          <InterfaceIcon name="close" />
        </button>
        <Logo name={brand} href={homeHref} current={currentPath === homeHref} onClick={onClose} />
      </div>
      <MenuContent {...menu} onChoose={onClose} />
    </Dialog>
  ));
}
