import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import * as styles from './ThemeToggle.css';

export interface ThemeToggleProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'type' | 'onClick' | 'onToggle'
> {
  /** Accessible name, the same in both states. @default 'Dark theme' */
  readonly label?: string;
  readonly dark: boolean;
  /** Called on each press. Omit it if a script outside React handles clicks on `[data-theme-toggle]`. */
  readonly onToggle?: () => void;
}

/**
 * Renders a toggle button that switches between the light and the dark theme: a constant name and `aria-pressed`
 * (WCAG 4.1.2). Its `data-theme-toggle` attribute lets an inline script handle clicks before hydration. Hidden without
 * scripting.
 */
export function ThemeToggle({ label = 'Dark theme', dark, onToggle, className, ...rest }: ThemeToggleProps) {
  return (
    <button
      {...rest}
      type="button"
      className={clsx(styles.icon, className)}
      aria-label={label}
      aria-pressed={dark}
      data-theme-toggle=""
      onClick={onToggle}
      // An inline script may have set `aria-pressed` to the stored theme before hydration.
      suppressHydrationWarning
    >
      <InterfaceIcon name="contrast" />
    </button>
  );
}
