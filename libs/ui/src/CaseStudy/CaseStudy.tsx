import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { TextLink } from '../TextLink/TextLink';
import type { IconName } from '../Icon/IconName';
import { IconTile } from '../IconTile/IconTile';
import { hueClass } from '../theme/hue.css';
import type { Hue } from '../theme/tokens';
import { CaseStrip } from './CaseStrip';
import type { CaseStripProps } from './CaseStrip';
import * as styles from './CaseStudy.css';

export interface CaseStudyProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** The result of the work in one line; text of the heading. */
  readonly title: string;
  /** The `id` of the heading, for links on the page and for `TableOfContents`. */
  readonly headingId?: string;
  /** The client, in a few words. */
  readonly client?: string;
  /** The kind of work: its icon, in the hue of the study, next to its name. */
  readonly practice?: { readonly icon: IconName; readonly label: string } | undefined;
  /** Sets the hue of the icon and the rule. */
  readonly hue?: Hue;
  /** The study as a drawing: how many steps lead from what was asked to what is held at the end. */
  readonly strip?: CaseStripProps;
  /** Parts of the study, such as problem, work and result. */
  readonly parts?: readonly { readonly term: string; readonly content: ReactNode }[];
  /** A study in one paragraph, instead of `parts`. */
  readonly children?: ReactNode;
  /** Links to the services that the work involved, after the story. */
  readonly links?: readonly { readonly href: string; readonly label: string }[];
  /** Heading level of the title. @default 3 */
  readonly level?: 2 | 3;
}

/** Renders a case study as an `article`, with its parts as a description list. */
export function CaseStudy({
  title,
  headingId,
  client,
  practice,
  hue,
  strip,
  parts = [],
  children,
  links = [],
  level = 3,
  className,
  ...rest
}: CaseStudyProps) {
  const Heading = `h${level}` as const;
  return (
    <article {...rest} className={clsx(styles.study, hue && hueClass[hue], className)}>
      <div className={styles.head}>
        {practice ? (
          <p className={styles.practice}>
            <IconTile icon={practice.icon} />
            {practice.label}
          </p>
        ) : null}
        {client ? <p className={styles.client}>{client}</p> : null}
        <Heading className={styles.title} id={headingId}>
          {title}
        </Heading>
        {strip ? <CaseStrip {...strip} /> : null}
      </div>
      <div className={styles.story}>
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
        {links.length > 0 ? (
          <div className={styles.links}>
            {links.map(({ href, label }) => (
              <TextLink arrow key={href} href={href}>
                {label}
              </TextLink>
            ))}
          </div>
        ) : null}
      </div>
    </article>
  );
}
