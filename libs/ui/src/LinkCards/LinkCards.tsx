import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import type { IconName } from '../Icon/IconName';
import { IconTile } from '../IconTile/IconTile';
import { RouterLink } from '../Link/LinkProvider';
import { stretchedLink } from '../Link/link.css';
import { hueClass } from '../theme/hue.css';
import type { Hue } from '../theme/tokens';
import { checkHue } from '../development/checkHue';
import * as styles from './LinkCards.css';

export interface LinkCardsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Links of equal weight, whose order does not matter. */
  readonly cards: readonly {
    readonly href: string;
    readonly title: string;
    readonly text: string;
    readonly icon: IconName;
    readonly hue?: Hue;
  }[];
  /** Heading level of the titles. @default 3 */
  readonly level?: 2 | 3 | 4;
}

/**
 * Renders links of equal weight as cards to choose from. Use `LinkList` for links that are read in order. The title is
 * the link's accessible name (WCAG 2.4.4) and the whole card is its target (WCAG 2.5.5).
 */
export function LinkCards({ cards, level = 3, className, ...rest }: LinkCardsProps) {
  if (process.env.NODE_ENV !== 'production') for (const { hue } of cards) checkHue('LinkCards', hue);
  const Heading = `h${level}` as const;
  return (
    <ul {...rest} role="list" className={clsx(styles.list, className)}>
      {cards.map(({ href, title, text, icon, hue }) => (
        <li key={href} className={clsx(styles.card, hue && hueClass[hue])}>
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
