import { useEffect, useRef, useState } from 'react';
import type { ComponentType, MouseEvent } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { Logo } from '../Logo/Logo';
import { wideQuery } from '../theme/media';
import { MenuContent } from './MenuContent';
import type { MenuContentProps } from './MenuContent';
import type { MenuDialogProps } from './MenuDialog';
import * as styles from './MenuButton.css';

export interface MenuButtonProps extends Omit<MenuContentProps, 'onChoose'> {
  /** The button's name. */
  readonly openLabel: string;
  /** Name of the menu's own close button. */
  readonly closeLabel: string;
  /** The company's name, at the head of the menu. */
  readonly brand: string;
  /** Fetches the modal dialog, on the first sign that it is wanted. */
  readonly loadDialog: () => Promise<ComponentType<MenuDialogProps>>;
}

/** Identity of the menu that works without a script; one header a page. */
const plainMenuId = 'menu';

/**
 * The hamburger button and its menu.
 *
 * Without a script, before hydration, and where the dialog's code does not come, the button opens a native popover
 * (Escape and a press outside close it). Once live it opens the modal `MenuDialog`, which is fetched on hover, focus
 * or touch.
 *
 * Keyboard: Enter or Space opens the menu, Escape closes it, the focus comes back to the button.
 *
 * WCAG: keyboard (2.1.1), order of focus (2.4.3), name, role and state (4.1.2), 44 px target (2.5.5).
 */
export function MenuButton({ openLabel, closeLabel, brand, loadDialog, ...content }: MenuButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<MenuDialogProps>>();
  // Open on one page only: a page change, Back included, closes it.
  const [openOn, setOpenOn] = useState<string>();
  const plainMenu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { currentPath } = content;
  const open = openOn === currentPath;
  const setOpen = (next: boolean) => {
    setOpenOn(next ? currentPath : undefined);
  };

  const fetchDialog = async () => {
    const loaded = await loadDialog();
    setDialog(() => loaded);
  };
  const fetchEarly = () => {
    // A failure here is no one's business yet: the click tries again and falls back.
    if (!Dialog) fetchDialog().catch(() => undefined);
  };

  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (Dialog) {
      setOpen(true);
      return;
    }
    const menu = plainMenu.current;
    if (menu?.matches(':popover-open')) {
      menu.hidePopover();
      return;
    }
    fetchDialog().then(
      () => setOpen(true),
      () => menu?.showPopover(),
    );
  };

  useEffect(() => {
    const wide = matchMedia(wideQuery);
    const closeAll = () => {
      if (!wide.matches) return;
      setOpenOn(undefined);
      closePopover(plainMenu.current);
    };
    wide.addEventListener('change', closeAll);
    return () => wide.removeEventListener('change', closeAll);
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={openLabel}
        aria-haspopup="dialog"
        aria-expanded={open}
        popoverTarget={plainMenuId}
        onClick={onClick}
        onPointerEnter={fetchEarly}
        onFocus={fetchEarly}
      >
        <InterfaceIcon name="menu" />
      </button>
      <div ref={plainMenu} id={plainMenuId} popover="auto" className={styles.plainMenu}>
        <div className={styles.dialogBar}>
          <button
            type="button"
            className={styles.button}
            aria-label={closeLabel}
            popoverTarget={plainMenuId}
            popoverTargetAction="hide"
          >
            <InterfaceIcon name="close" />
          </button>
          <Logo
            name={brand}
            href="/"
            current={currentPath === '/'}
            onClick={() => {
              closePopover(plainMenu.current);
            }}
          />
        </div>
        <MenuContent {...content} onChoose={() => closePopover(plainMenu.current)} />
      </div>
      {Dialog && (
        <Dialog
          {...content}
          open={open}
          onClose={() => setOpen(false)}
          closeLabel={closeLabel}
          brand={brand}
          finalFocus={button}
        />
      )}
    </>
  );
}

function closePopover(element: HTMLElement | null) {
  if (element?.matches(':popover-open')) element.hidePopover();
}
