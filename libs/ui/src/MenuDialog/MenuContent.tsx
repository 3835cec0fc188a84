import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { GlowButton } from '../GlowButton/GlowButton';
import { CategoryDetails } from '../Header/CategoryDetails';
import { Emergency } from '../Header/Emergency';
import type { Navigation } from '../Header/navigation';
import { search } from '../Icon/iconDrawings';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { SvgIcon } from '../Icon/SvgIcon';
import { IconTile } from '../IconTile/IconTile';
import { Link } from '../Link/LinkProvider';
import { Logo } from '../Logo/Logo';
import { useHydrated } from '../useHydrated';
import * as buttonStyles from './MenuButton.css';
import * as styles from './MenuContent.css';

interface MenuContentProps {
  readonly label: string;
  readonly navigation: Navigation;
  readonly currentPath: string;
  readonly themeSwitch: ReactNode;
  /** Attributes of the close button, its name and action among them. */
  readonly closeButton: ComponentPropsWithoutRef<'button'>;
  readonly onChoose: () => void;
}

/**
 * The content of the full-screen menu. Services is a `<details>` element, so it opens without JavaScript. The document has no
 * category details, nor the link to the search, which needs a script.
 */
export function MenuContent({
  label,
  navigation,
  currentPath,
  themeSwitch,
  closeButton,
  onChoose,
}: MenuContentProps) {
  const { brand, servicesLabel = 'Services', categories, links, searchLink, action, emergency } = navigation;
  const hydrated = useHydrated();
  const current = (path: string) => (path === currentPath ? 'page' : undefined);
  return (
    <>
      <div className={styles.bar}>
        <button {...closeButton} type="button" className={buttonStyles.button}>
          <InterfaceIcon name="close" />
        </button>
        {themeSwitch}
        <Logo name={brand} href="/" aria-current={current('/')} onClick={onChoose} />
      </div>
      <nav aria-label={label} className={styles.navigation}>
        <ul role="list" className={styles.list}>
          <li className={styles.row}>
            <details open>
              <summary className={styles.entry}>
                {servicesLabel}
                <span className={styles.chevron}>
                  <InterfaceIcon name="chevron" />
                </span>
              </summary>
              <ul role="list" className={styles.services}>
                {categories.map((category) => (
                  <li key={category.path}>
                    <Link
                      href={category.path}
                      className={styles.service}
                      aria-current={current(category.path)}
                      onClick={onChoose}
                    >
                      <IconTile hue={category.hue} icon={category.icon} size="small" />
                      {category.label}
                    </Link>
                    {hydrated ? (
                      <div className={styles.details}>
                        <CategoryDetails {...category} onChoose={onChoose} />
                      </div>
                    ) : null}
                  </li>
                ))}
                {hydrated && searchLink ? (
                  <li>
                    <Link href={searchLink.path} className={styles.service} onClick={onChoose}>
                      <span className={styles.searchTile}>
                        <SvgIcon drawing={search} size={16} />
                      </span>
                      {searchLink.label}
                    </Link>
                    <div className={styles.details}>
                      <CategoryDetails {...searchLink} onChoose={onChoose} />
                    </div>
                  </li>
                ) : null}
              </ul>
            </details>
          </li>
          {links.map((link) => (
            <li key={link.path} className={styles.row}>
              <Link
                href={link.path}
                className={styles.entry}
                aria-current={current(link.path)}
                onClick={onChoose}
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <Emergency line={emergency} />
          <GlowButton href={action.path} size="small" aria-current={current(action.path)} onClick={onChoose}>
            {action.label}
          </GlowButton>
        </div>
      </nav>
    </>
  );
}
