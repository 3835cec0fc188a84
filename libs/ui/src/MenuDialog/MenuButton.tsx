import { clsx } from 'clsx';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { ComponentPropsWithRef, ComponentType, MouseEvent } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { Logo } from '../Logo/Logo';
import { wideQuery } from '../theme/media';
import { MenuContent } from './MenuContent';
import type { MenuProps } from './MenuContent';
import type { MenuDialogProps } from './MenuDialog';
import * as styles from './MenuButton.css';

type ButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'onClick' | 'onFocus' | 'onPointerEnter' | 'popoverTarget' | 'type' | keyof MenuProps
>;

export interface MenuButtonProps extends ButtonProps, MenuProps {
  /** Accessible name of the button. @default 'Open the menu' */
  readonly openLabel?: string;
  /** Accessible name of the menu's close button. @default 'Close the menu' */
  readonly closeLabel?: string;
  /** The company's name, at the top of the menu. */
  readonly brand: string;
  /** Target of the logo. @default '/' */
  readonly homeHref?: string;
  /** `id` of the popover that is shown without JavaScript. @default 'menu' */
  readonly menuId?: string;
  /** Loads the modal dialog; called on hover, focus and press until it succeeds. */
  readonly loadDialog: () => Promise<ComponentType<MenuDialogProps>>;
}

/**
 * The hamburger button with its menu. Without JavaScript, before hydration, and if the dialog's code fails to load, the
 * button opens a native popover. After hydration it opens the modal `MenuDialog`, which is preloaded on hover and focus.
 *
 * Keyboard: Enter or Space opens the menu; Escape closes it and returns the focus to the button.
 */
export function MenuButton({
  openLabel = 'Open the menu',
  closeLabel = 'Close the menu',
  brand,
  homeHref = '/',
  menuId = 'menu',
  loadDialog,
  label,
  servicesLabel,
  categories,
  links,
  action,
  currentPath,
  themeSwitch,
  className,
  ref,
  ...rest
}: MenuButtonProps) {
  const menu: MenuProps = { label, servicesLabel, categories, links, action, currentPath, themeSwitch };
  const [Dialog, setDialog] = useState<ComponentType<MenuDialogProps>>();
  // A page change closes the dialog, also by Back.
  const [openOnPath, setOpenOnPath] = useState<string>();
  const open = openOnPath === currentPath;
  const popover = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, []);

  const fetchDialog = async () => {
    const loaded = await loadDialog();
    setDialog(() => loaded);
  };
  const preload = () => {
    // A failure is ignored here: the press tries again and has a fallback.
    if (!Dialog) fetchDialog().catch(() => undefined);
  };
  const hidePopover = () => {
    if (popover.current?.matches(':popover-open')) popover.current.hidePopover();
  };

  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (Dialog) setOpenOnPath(currentPath);
    else if (popover.current?.matches(':popover-open')) hidePopover();
    else {
      fetchDialog().then(
        () => setOpenOnPath(currentPath),
        () => popover.current?.showPopover(),
      );
    }
  };

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

  return (
    <>
      <button
        {...rest}
        ref={button}
        type="button"
        className={clsx(styles.button, className)}
        aria-label={openLabel}
        aria-haspopup="dialog"
        aria-expanded={open}
        popoverTarget={menuId}
        onClick={onClick}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <InterfaceIcon name="menu" />
      </button>
      <div ref={popover} id={menuId} popover="auto" className={styles.popover}>
        <div className={styles.dialogBar}>
          <button
            type="button"
            className={styles.button}
            aria-label={closeLabel}
            popoverTarget={menuId}
            popoverTargetAction="hide"
          >
            <InterfaceIcon name="close" />
          </button>
          <Logo name={brand} href={homeHref} current={currentPath === homeHref} onClick={hidePopover} />
        </div>
        <MenuContent {...menu} onChoose={hidePopover} />
      </div>
      {Dialog && (
        <Dialog
          {...menu}
          open={open}
          onClose={() => setOpenOnPath(undefined)}
          closeLabel={closeLabel}
          brand={brand}
          homeHref={homeHref}
          finalFocus={button}
        />
      )}
    </>
  );
}
