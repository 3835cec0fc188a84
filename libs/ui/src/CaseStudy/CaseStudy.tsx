import type { ReactNode } from 'react';
import { ArrowLink } from '../ArrowLink/ArrowLink';
import type { IconName } from '../Icon/IconName';
import { IconTile } from '../IconTile/IconTile';
import { category as categoryClass } from '../theme/category.css';
import type { Category } from '../theme/tokens';
import * as styles from './CaseStudy.css';

export interface CaseStudyProps {
  /** What the work came to, in one line. */
  readonly title: string;
  /** Identity of the title, for links on the page. */
  readonly id?: string;
  /** Who it was for, in a few words. */
  readonly client?: string;
  /** Which kind of work it was: its name beside its icon in the category's hue. */
  readonly practice?: { readonly icon: IconName; readonly label: string } | undefined;
  /** Sets the hue of the rule. */
  readonly category?: Category;
  /** What was asked, done and reached, each under its name. */
  readonly parts?: readonly { readonly term: string; readonly content: ReactNode }[];
  /** A study told in one paragraph, instead of parts. */
  readonly children?: ReactNode;
  /** The services it used. */
  readonly links?: readonly { readonly href: string; readonly label: string }[];
  /** Level of the title. @default 3 */
  readonly level?: 2 | 3;
}

/**
 * One piece of work, told as problem, work and result; an `article` with a `dl`.
 *
 * Keyboard: Tab through the links to the services it used.
 *
 * WCAG: parts named by their elements (1.3.1), headings (2.4.6), link purpose (2.4.4).
 */
export function CaseStudy({
  title,
  id,
  client,
  practice,
  category,
  parts = [],
  children,
  links = [],
  level = 3,
}: CaseStudyProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={category ? `${styles.study} ${categoryClass[category]}` : styles.study}>
      <div className={styles.head}>
        {practice ? (
          <p className={styles.practice}>
            <IconTile icon={practice.icon} />
            {practice.label}
          </p>
        ) : null}
        {client ? <p className={styles.client}>{client}</p> : null}
        <Heading className={styles.title} id={id}>
          {title}
        </Heading>
        {links.length > 0 ? (
          <div className={styles.links}>
            {links.map(({ href, label }) => (
              <ArrowLink key={href} href={href}>
                {label}
              </ArrowLink>
            ))}
          </div>
        ) : null}
      </div>
      {parts.length > 0 ? (
        <dl className={styles.parts}>
          {parts.map(({ term, content }) => (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd>{content}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {children}
    </article>
  );
}
