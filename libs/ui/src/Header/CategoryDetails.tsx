import { Link } from '../Link/LinkProvider';
import type { NavigationCategory } from './navigation';
import * as styles from './ServicesMenu.css';

export function CategoryDetails({
  text,
  links = [],
  onChoose,
}: Pick<NavigationCategory, 'text' | 'links'> & { readonly onChoose: () => void }) {
  return (
    <div className={styles.details}>
      {text}
      <ul role="list" className={styles.pageLinks}>
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link href={path} className={styles.pageLink} onClick={onChoose}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
