import { Link } from '../Link/LinkProvider';
import type { NavigationCategory } from './navigation';
import * as styles from './ServicesMenu.css';

export function CategoryDetails({
  text,
  wanted = [],
  onChoose,
}: Pick<NavigationCategory, 'text' | 'wanted'> & { readonly onChoose: () => void }) {
  return (
    <div className={styles.details}>
      {text}
      <ul role="list" className={styles.wanted}>
        {wanted.map(({ label, path }) => (
          <li key={path}>
            <Link href={path} className={styles.wantedLink} onClick={onChoose}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
