'use client';

import { Dialog } from '@ariakit/react';
import { animated, useSlideSpring } from '@keystrand/effects/springs';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';
import { isInOwnDocument } from '../Dialog/isInOwnDocument';
import { cycleFocus } from './cycleFocus';
import * as styles from './MenuButton.css';

export interface MenuDialogProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'onKeyDown' | 'style' | 'autoFocus'
> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly label: string;
  /** The menu, with a close button that has the attribute `data-dialog-dismiss` and is first. */
  readonly children: ReactNode;
  readonly finalFocus: RefObject<HTMLElement | null>;
}

/**
 * Renders the full-screen menu of `MenuButton` as a modal dialog that slides in by a spring. The page behind is inert and
 * does not scroll.
 */
export function MenuDialog({ open, onClose, label, finalFocus, className, ...rest }: MenuDialogProps) {
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
      // Ariakit's own focus return would scroll the button into view.
      autoFocusOnHide={() => {
        finalFocus.current?.focus({ preventScroll: true });
        return false;
      }}
      onKeyDown={cycleFocus}
      render={<animated.div style={style} />}
      className={clsx(styles.surface, className)}
    />
  ));
}
