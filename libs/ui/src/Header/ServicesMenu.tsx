import { useId } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { IconTile } from '../IconTile/IconTile';
import { RouterLink } from '../Link/LinkProvider';
import type { NavigationCategory } from './navigation';
import * as styles from './ServicesMenu.css';
import { useServicesMenu } from './useServicesMenu';

export interface ServicesMenuProps {
  /** Name of the button. */
  readonly label: string;
  /** In the order of the panel. */
  readonly categories: readonly NavigationCategory[];
  /** Path of the page shown; a change closes the panel. */
  readonly currentPath: string;
}

/**
 * The Services disclosure of the navigation bar: a real button and a two-column list of links, no menu roles. Before
 * hydration and without a script the style sheet opens it on hover and focus.
 *
 * Opens by resting on it (150 ms), by keyboard focus or by a click; a click after a hover pins it. Closes 300 ms after
 * the pointer has left, on Escape wherever the focus is, when the focus leaves, on choosing a link, on a press
 * outside.
 *
 * Keyboard: Tab to it opens it and goes on into the links; Enter or Space pins and closes, Escape closes.
 *
 * WCAG: content on hover or focus can be hovered, dismissed and stays (1.4.13), keyboard (2.1.1), name, role and state
 * (4.1.2).
 */
export function ServicesMenu({ label, categories, currentPath }: ServicesMenuProps) {
  const panelId = useId();
  const { open, containerProps, buttonProps, onChoose } = useServicesMenu(currentPath);
  return (
    <li className={styles.container} {...containerProps}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={panelId}
        {...buttonProps}
      >
        {label}
        <span className={styles.chevron} data-open={open || undefined}>
          <InterfaceIcon name="chevron" />
        </span>
      </button>
      <div id={panelId} className={styles.panel} data-open={open || undefined}>
        <ul role="list" className={styles.list}>
          {categories.map((category) => (
            <li key={category.path} className={styles.item}>
              <RouterLink
                href={category.path}
                className={styles.link}
                aria-current={category.path === currentPath ? 'page' : undefined}
                onClick={onChoose}
              >
                <IconTile category={category.id} icon={category.icon} />
                {category.label}
              </RouterLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
