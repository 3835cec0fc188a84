import { InterfaceIcon } from '../Icon/InterfaceIcon';
import * as styles from './ThemeToggle.css';

export interface ThemeToggleProps {
  /** The name, the same in both states; the pressed state says which one holds. */
  readonly label: string;
  /** Whether the dark theme holds. */
  readonly dark: boolean;
  /** Left out where the page's own bootstrap script listens for the click. */
  readonly onToggle?: () => void;
  /** An icon in the bar, or a labelled switch in the menu. @default 'icon' */
  readonly appearance?: 'icon' | 'switch';
}

/**
 * Flips between the dark and the light theme. Carries `data-theme-toggle`, by which a bootstrap script can serve it
 * before hydration; shown only with scripting.
 *
 * Keyboard: Enter or Space presses it.
 *
 * WCAG: a toggle button with a constant name and `aria-pressed` (4.1.2), 44 px target (2.5.5).
 */
export function ThemeToggle({ label, dark, onToggle, appearance = 'icon' }: ThemeToggleProps) {
  return (
    <button
      type="button"
      className={appearance === 'icon' ? styles.icon : styles.row}
      aria-label={appearance === 'icon' ? label : undefined}
      aria-pressed={dark}
      data-theme-toggle=""
      onClick={onToggle}
      // The bootstrap script sets the real state before hydration; see the site's theme bootstrap.
      suppressHydrationWarning
    >
      {appearance === 'icon' ? (
        <InterfaceIcon name="contrast" />
      ) : (
        <>
          {label}
          <span className={styles.track} aria-hidden="true">
            <span className={styles.thumb} />
          </span>
        </>
      )}
    </button>
  );
}
