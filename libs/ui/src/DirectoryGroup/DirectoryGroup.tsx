import type { IconName } from '../Icon/IconName';
import { IconTile } from '../IconTile/IconTile';
import { RouterLink } from '../Link/LinkProvider';
import type { Category } from '../theme/tokens';
import * as styles from './DirectoryGroup.css';

export interface DirectoryGroupProps {
  /** Sets the hue, and the identity that a fragment leads to. */
  readonly category: Category;
  /** The category's icon. */
  readonly icon: IconName;
  /** The category's name. */
  readonly title: string;
  /** A sentence or two over the links. */
  readonly text: string;
  /** Its pages, each with a sentence where there is one. */
  readonly links: readonly { readonly href: string; readonly label: string; readonly text?: string }[];
  /** Open from the start. */
  readonly open?: boolean;
  /** Level of the title. @default 2 */
  readonly level?: 2 | 3;
}

/**
 * One category of the services directory: a row that opens to its links. The platform's own `details`, so that it
 * works before hydration and without a script. Its identity stands on what it hides, so that the browser itself opens
 * it for a link to its fragment (HTML standard, section 6.9.2: ancestor revealing).
 *
 * Keyboard: Enter or Space on the row opens and closes it; Tab goes on into the links.
 *
 * WCAG: 4.1.2, 2.5.5.
 */
export function DirectoryGroup({
  category,
  icon,
  title,
  text,
  links,
  open = false,
  level = 2,
}: DirectoryGroupProps) {
  const Heading = `h${level}` as const;
  return (
    <details className={styles.group} open={open}>
      <summary className={styles.summary}>
        <IconTile icon={icon} category={category} />
        <Heading className={styles.title}>{title}</Heading>
        <span className={styles.count}>{links.length === 1 ? '1 page' : `${links.length} pages`}</span>
      </summary>
      <div className={styles.content} id={category}>
        <p className={styles.text}>{text}</p>
        <ul role="list" className={styles.links}>
          {links.map((link) => (
            <li key={link.href} className={styles.item}>
              <RouterLink href={link.href} className={styles.link}>
                {link.label}
              </RouterLink>
              {link.text ? <p className={styles.note}>{link.text}</p> : null}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
