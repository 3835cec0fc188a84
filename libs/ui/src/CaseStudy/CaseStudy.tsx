import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CaseArt } from '../FigureArt/CaseArt';
import { TextLink } from '../TextLink/TextLink';
import type { IconName } from '../Icon/IconName';
import { IconTile } from '../IconTile/IconTile';
import { hueClass } from '../theme/hue.css';
import type { Hue } from '../theme/tokens';
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
  /** Number of steps of the work, for a drawing above the first three parts: what was asked, the work, and its result. */
  readonly steps?: number;
  /** Parts of the study, such as problem, work and result; up to two further ones. */
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
  steps,
  parts = [],
  children,
  links = [],
  level = 3,
  className,
  ...rest
}: CaseStudyProps) {
  const Heading = `h${level}` as const;
  return (
    <article
      {...rest}
      className={clsx(styles.study, parts.length === 0 && styles.brief, hue && hueClass[hue], className)}
    >
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
      </div>
      {steps ? (
        <div className={styles.strip}>
          <CaseArt steps={steps} />
        </div>
      ) : null}
      {parts.length > 0 ? (
        <dl className={styles.parts}>
          {parts.map(({ term, content }) => (
            <div key={term} className={styles.part}>
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
    </article>
  );
}
