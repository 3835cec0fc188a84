'use client';

import { clsx } from 'clsx';
import { startTransition, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { ComponentPropsWithRef, ComponentType, MouseEvent, ReactNode, ToggleEvent } from 'react';
import type { Navigation } from '../Header/navigation';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { wideQuery } from '../theme/media';
import { MenuContent } from './MenuContent';
import type { MenuDialogProps } from './MenuDialog';
import * as styles from './MenuButton.css';

export interface MenuButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'onClick' | 'onFocus' | 'onPointerEnter' | 'popoverTarget' | 'type'
> {
  readonly navigation: Navigation;
  /** Path of the current page: marks its link; a change closes the menu. */
  readonly currentPath: string;
  readonly themeSwitch: ReactNode;
  readonly label?: string;
  readonly openLabel?: string;
  readonly closeLabel?: string;
  /** `id` of the popover that is shown without JavaScript. @default 'menu' */
  readonly menuId?: string;
  /** Loads the modal dialog; called on hover, focus and touch until it succeeds. */
  readonly loadDialog: () => Promise<ComponentType<MenuDialogProps>>;
}

/** Without it, Ariakit adds a hidden button named 'Dismiss popup' to the dialog. */
const dismissed = { 'data-dialog-dismiss': '' };

/** Time for which a press waits for the dialog's code, in milliseconds: too short to be noticed. */
const dialogTimeout = 200;

/**
 * The hamburger button with its menu. It opens the modal `MenuDialog`, whose code is loaded on hover, focus and touch. If
 * the code has not arrived 200 ms after a press, the button opens a native popover instead, so that it never waits for a
 * slow request. The popover needs no JavaScript: the style sheet hides the page behind it, so that Tab cannot reach the
 * page.
 */
export function MenuButton({
  navigation,
  currentPath,
  themeSwitch,
  label = 'Menu',
  openLabel = 'Open the menu',
  closeLabel = 'Close the menu',
  menuId = 'menu',
  loadDialog,
  className,
  ref,
  ...rest
}: MenuButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<MenuDialogProps>>();
  // A page change closes the dialog, also by Back.
  const [openOnPath, setOpenOnPath] = useState<string>();
  const open = openOnPath === currentPath;
  const popover = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Whether a press waits for the dialog's code; a page change ends the wait. */
  const waiting = useRef(false);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, []);

  /** In a transition, so that the browser paints the pressed button before React renders the dialog. */
  const setOpen = (next: boolean) => {
    startTransition(() => setOpenOnPath(next ? currentPath : undefined));
  };
  const closeDialog = () => setOpen(false);
  const load = () => loadDialog().then((loaded) => setDialog(() => loaded));
  const preload = () => {
    // After a failure, the next event tries again.
    if (!Dialog) load().catch(() => undefined);
  };
  const onClick = (event: MouseEvent) => {
    if (Dialog) {
      setOpen(true);
      return;
    }
    // Keeps the browser from opening the popover.
    event.preventDefault();
    if (waiting.current) return;
    waiting.current = true;
    const show = (open: () => void) => () => {
      if (waiting.current) open();
      waiting.current = false;
    };
    const timeout = new Promise((_resolve, reject) => setTimeout(reject, dialogTimeout));
    Promise.race([load(), timeout]).then(
      show(() => setOpen(true)),
      show(() => popover.current?.showPopover()),
    );
  };
  const hidePopover = () => {
    if (popover.current?.matches(':popover-open')) popover.current.hidePopover();
  };

  const focusFirst = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    if (newState === 'open') currentTarget.querySelector('button')?.focus();
  };

  // Not on mount: a popover that was opened before hydration stays open.
  useEffect(
    () => () => {
      waiting.current = false;
      hidePopover();
    },
    [currentPath],
  );

  useEffect(() => {
    const wide = matchMedia(wideQuery);
    const closeWhenWide = () => {
      if (!wide.matches) return;
      setOpenOnPath(undefined);
      hidePopover();
    };
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, []);

  const menu = { label, navigation, currentPath, themeSwitch };
  return (
    <>
      <button
        {...rest}
        ref={button}
        type="button"
        className={clsx(styles.button, className)}
        aria-label={openLabel}
        aria-haspopup="dialog"
        // Browsers expose the state of a popover themselves.
        {...(Dialog ? { 'aria-expanded': open } : { popoverTarget: menuId })}
        onClick={onClick}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <InterfaceIcon name="menu" />
      </button>
      <div
        ref={popover}
        id={menuId}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.popover}
        onToggle={focusFirst}
      >
        <MenuContent
          {...menu}
          closeButton={{
            'aria-label': closeLabel,
            popoverTarget: menuId,
            popoverTargetAction: 'hide',
          }}
          onChoose={hidePopover}
        />
      </div>
      {Dialog && (
        <Dialog open={open} onClose={closeDialog} label={label} finalFocus={button}>
          <MenuContent
            {...menu}
            closeButton={{ 'aria-label': closeLabel, onClick: closeDialog, ...dismissed }}
            onChoose={closeDialog}
          />
        </Dialog>
      )}
    </>
  );
}
