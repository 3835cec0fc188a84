'use client';

import { useId, useMemo, useState } from 'react';
import { search } from '../Icon/iconDrawings';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { SvgIcon } from '../Icon/SvgIcon';
import { IconTile } from '../IconTile/IconTile';
import { Link } from '../Link/LinkProvider';
import { CategoryDetails } from './CategoryDetails';
import { Emergency } from './Emergency';
import type { HeaderProps } from './Header';
import * as styles from './ServicesMenu.css';
import { useServicesMenu } from './useServicesMenu';

type ServicesMenuProps = Pick<HeaderProps, 'navigation' | 'currentPath' | 'isInServices'>;

/**
 * The Services disclosure: a button and a list of links, without menu roles. Before hydration the style sheet opens it on
 * hover and focus. What the categories cover and their most wanted pages are rendered when a hover begins or a click opens
 * it: not in every document, and not among the links that Tab passes on every page.
 */
export function ServicesMenu({ navigation, currentPath, isInServices }: ServicesMenuProps) {
  const panelId = useId();
  const { openedBy, hovered, containerProps, buttonProps, onChoose } = useServicesMenu(currentPath);
  const open = openedBy !== null;
  // Kept while the panel fades out.
  const [lastOpenedBy, setLastOpenedBy] = useState(openedBy);
  if (open && openedBy !== lastOpenedBy) setLastOpenedBy(openedBy);
  // Rendered before a hover opens the panel, because that takes longer than a frame on a slow device.
  const detailed = hovered || lastOpenedBy === 'hover' || lastOpenedBy === 'click';
  const isUsed = hovered || lastOpenedBy !== null;
  // Not rendered again when the panel opens, is pinned and closes.
  const card = useMemo(() => {
    const { categories, searchLink, emergency } = navigation;
    return (
      <div className={styles.card}>
        <ul role="list" className={styles.list}>
          {categories.map((category) => (
            <li key={category.path}>
              <Link
                href={category.path}
                className={styles.link}
                aria-current={category.path === currentPath ? 'page' : undefined}
                onClick={onChoose}
              >
                <IconTile hue={category.hue} icon={category.icon} />
                {category.label}
              </Link>
              {detailed ? <CategoryDetails {...category} onChoose={onChoose} /> : null}
            </li>
          ))}
        </ul>
        {searchLink ? (
          <div>
            <Link href={searchLink.path} className={styles.search} onClick={onChoose}>
              {detailed ? (
                <span className={styles.searchTile}>
                  <SvgIcon drawing={search} />
                </span>
              ) : null}
              {searchLink.label}
            </Link>
            {detailed ? <CategoryDetails {...searchLink} onChoose={onChoose} /> : null}
          </div>
        ) : null}
        {isUsed ? <Emergency line={emergency} className={styles.emergency} /> : null}
      </div>
    );
  }, [navigation, currentPath, detailed, isUsed, onChoose]);
  return (
    <li className={styles.container} {...containerProps}>
      <button
        type="button"
        className={styles.button}
        data-current={isInServices || undefined}
        aria-expanded={open}
        aria-controls={panelId}
        {...buttonProps}
      >
        {navigation.servicesLabel ?? 'Services'}
        <span className={styles.chevron} data-open={open || undefined}>
          <InterfaceIcon name="chevron" />
        </span>
      </button>
      <div id={panelId} className={styles.panel} data-open={open || undefined}>
        {card}
      </div>
    </li>
  );
}
