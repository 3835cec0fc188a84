import type { IconName } from '../Icon/IconName';
import { IconTile } from '../IconTile/IconTile';
import { RouterLink } from '../Link/LinkProvider';
import { stretchedLink } from '../Link/link.css';
import { category as categoryClass } from '../theme/category.css';
import type { Category } from '../theme/tokens';
import * as styles from './LinkCards.css';

export interface LinkCardsProps {
  /** Of equal weight, in any order. */
  readonly cards: readonly {
    readonly href: string;
    readonly title: string;
    readonly text: string;
    readonly icon: IconName;
    readonly category?: Category;
  }[];
  /** Level of the titles. @default 3 */
  readonly level?: 2 | 3 | 4;
}

/**
 * Things to pick one of, of equal weight: the only place for cards. Everything that is read in order is a `LinkList`.
 *
 * Keyboard: one tab stop a card.
 *
 * WCAG: the title alone is the link's name (2.4.4), the whole card its target (2.5.5).
 */
export function LinkCards({ cards, level = 3 }: LinkCardsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul role="list" className={styles.list}>
      {cards.map(({ href, title, text, icon, category }) => (
        <li key={href} className={category ? `${styles.card} ${categoryClass[category]}` : styles.card}>
          <IconTile icon={icon} />
          <Heading className={styles.title}>
            <RouterLink href={href} className={stretchedLink}>
              {title}
            </RouterLink>
          </Heading>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
