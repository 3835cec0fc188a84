import { Dialog } from '@ariakit/react';
import { animated, useSlideSpring } from '@keystrand/effects/springs';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { Logo } from '../Logo/Logo';
import * as styles from './MenuButton.css';
import { cycleFocus } from './cycleFocus';
import { MenuContent } from './MenuContent';
import type { MenuContentProps } from './MenuContent';

export interface MenuDialogProps extends Omit<MenuContentProps, 'onChoose'> {
  /** Whether the menu is shown. */
  readonly open: boolean;
  /** Asked to close: by Escape, a press outside, the close button, or a chosen link. */
  readonly onClose: () => void;
  /** Name of the close button, which comes first. */
  readonly closeLabel: string;
  /** The company's name, at the head of the menu. */
  readonly brand: string;
  /** Takes the focus when the dialog closes. */
  readonly finalFocus: RefObject<HTMLElement | null>;
}

/**
 * The full-screen menu as a modal dialog that slides in by a spring. Named by its navigation's label; the page behind
 * is inert and does not scroll. The caller closes it on a page change (Back included) and when the window grows wide.
 *
 * Keyboard: the close button comes first and takes the focus; Tab cycles inside; Escape closes, as do a press outside
 * and choosing a link.
 *
 * WCAG: no trap but by design (2.1.2), order of focus (2.4.3), focus never covered (2.4.11), name and role (4.1.2).
 */
export function MenuDialog({ open, onClose, closeLabel, brand, finalFocus, ...content }: MenuDialogProps) {
  const closeButton = useRef<HTMLButtonElement>(null);
  const rightToLeft = typeof document !== 'undefined' && document.dir === 'rtl';
  const render = useSlideSpring(open, { side: rightToLeft ? 'left' : 'right' });
  return render((style) => (
    <Dialog
      open={open}
      onClose={onClose}
      // The spring, not the dialog, decides when it leaves the page.
      alwaysVisible
      modal
      backdrop={false}
      aria-label={content.label}
      initialFocus={closeButton}
      // The focus goes back, the page stays where it was: Ariakit's own return would scroll the button into view.
      autoFocusOnHide={() => {
        finalFocus.current?.focus({ preventScroll: true });
        return false;
      }}
      onKeyDown={cycleFocus}
      render={<animated.div style={style} />}
      className={styles.surface}
    >
      <div className={styles.dialogBar}>
        <button
          ref={closeButton}
          type="button"
          className={styles.button}
          aria-label={closeLabel}
          onClick={onClose}
        >
          <InterfaceIcon name="close" />
        </button>
        <Logo name={brand} href="/" current={content.currentPath === '/'} onClick={onClose} />
      </div>
      <MenuContent {...content} onChoose={onClose} />
    </Dialog>
  ));
}
