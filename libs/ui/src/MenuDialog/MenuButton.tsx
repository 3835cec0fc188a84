'use client';

import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import type { Navigation } from '../Header/navigation';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { wideQuery } from '../theme/media';
import { cycleFocus } from './cycleFocus';
import { MenuContent } from './MenuContent';
import * as styles from './MenuButton.css';

export interface MenuButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'onClick' | 'popoverTarget' | 'type'
> {
  readonly navigation: Navigation;
  /** Path of the current page: marks its link; a change closes the menu. */
  readonly currentPath: string;
  readonly themeSwitch: ReactNode;
  readonly label?: string;
  readonly openLabel?: string;
  readonly closeLabel?: string;
  /** `id` of the menu. @default 'menu' */
  readonly menuId?: string;
}

const isOpen = (menu: HTMLElement | null) => menu?.matches(':popover-open') === true;
const focusFirst = (menu: HTMLElement | null) => menu?.querySelector('button')?.focus();

/**
 * The hamburger button with its full-screen menu dialog: a native popover, so that it opens without JavaScript and before
 * hydration. The style sheet hides the page behind it and locks its scroll; a focus trap moves the focus in a cycle.
 */
export function MenuButton({
  navigation,
  currentPath,
  themeSwitch,
  label = 'Menu',
  openLabel = 'Open the menu',
  closeLabel = 'Close the menu',
  menuId = 'menu',
  className,
  ...rest
}: MenuButtonProps) {
  const popover = useRef<HTMLDivElement>(null);
  const close = () => {
    if (isOpen(popover.current)) popover.current?.hidePopover();
  };
  /** Lets the browser paint the pressed button first: opening styles the menu, and closing the page behind it. */
  const toggleAfterPaint = (event: MouseEvent) => {
    event.preventDefault();
    const open = !isOpen(popover.current);
    requestAnimationFrame(() => setTimeout(() => popover.current?.togglePopover(open)));
  };

  // On a page change, also by Back. Not on mount: a menu that was opened before hydration stays open.
  useEffect(() => close, [currentPath]);

  useEffect(() => {
    const wide = matchMedia(wideQuery);
    // The menu may have been opened, and the window have grown, before hydration.
    if (wide.matches) close();
    if (isOpen(popover.current)) focusFirst(popover.current);
    const listeners = new AbortController();
    wide.addEventListener('change', close, { signal: listeners.signal });
    addEventListener('popstate', close, { signal: listeners.signal });
    return () => listeners.abort();
  }, []);

  return (
    <>
      <button
        {...rest}
        type="button"
        className={clsx(styles.button, className)}
        aria-label={openLabel}
        aria-haspopup="dialog"
        popoverTarget={menuId}
        // Safari does not focus a button that is pressed, and the popover returns the focus to the focused element.
        onClick={(event) => {
          event.currentTarget.focus();
          toggleAfterPaint(event);
        }}
      >
        <InterfaceIcon name="menu" />
      </button>
      <div
        ref={popover}
        id={menuId}
        popover="auto"
        role="dialog"
        aria-label={label}
        // A press beside the controls keeps the focus in the dialog.
        tabIndex={-1}
        className={styles.menu}
        // React passes on the toggle events of the Services group inside, too.
        onToggle={({ newState, target, currentTarget }) => {
          if (newState === 'open' && target === currentTarget) focusFirst(currentTarget);
        }}
        onKeyDown={cycleFocus}
      >
        <MenuContent
          label={label}
          navigation={navigation}
          currentPath={currentPath}
          themeSwitch={themeSwitch}
          closeButton={{
            'aria-label': closeLabel,
            popoverTarget: menuId,
            popoverTargetAction: 'hide',
            onClick: toggleAfterPaint,
          }}
          onChoose={close}
        />
      </div>
    </>
  );
}
