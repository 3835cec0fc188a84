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
  readonly open: boolean;
  readonly onClose: () => void;
  readonly closeLabel: string;
  readonly brand: string;
  /** Takes the focus when the dialog closes. */
  readonly finalFocus: RefObject<HTMLElement | null>;
}

/**
 * The full-screen menu as a modal dialog that slides in by a spring.
 *
 * Named by its navigation's label; the close button comes first and takes the focus; the page behind is inert and
 * does not scroll; Tab cycles inside. Closes on Escape, on a press outside, on choosing a link; the caller closes it
 * on a page change (Back included) and when the window grows wide. Answers WCAG 2.1.2, 2.4.3, 2.4.11, 4.1.2.
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
      finalFocus={finalFocus}
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
