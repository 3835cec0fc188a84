import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Disclosure } from '../Disclosure/Disclosure';
import { label as figureLabel } from '../Figure/Figure.css';
import { CaseArt } from '../FigureArt/CaseArt';
import type { CaseArtProps } from '../FigureArt/CaseArt';
import { TextLink } from '../TextLink/TextLink';
import type { IconName } from '../Icon/IconName';
import { IconTile } from '../IconTile/IconTile';
import { hueClass } from '../theme/hue.css';
import type { Hue } from '../theme/tokens';
import * as styles from './CaseStudy.css';

export interface CaseStudyProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** The result of the work in one line; text of the heading. */
  readonly title: string;
  /** The `id` of the heading, for links on the page. */
  readonly headingId: string;
  /** The client, in a few words. */
  readonly client: string;
  /** The kind of work: its icon, in its hue, next to its name. */
  readonly practice: { readonly icon: IconName; readonly label: string; readonly hue: Hue };
  /** How matters were, the number of steps and what is held at the end, for a drawing above the parts. */
  readonly drawing: CaseArtProps;
  /** Problem, result, work and possibly difficulties; the last two, which are lists, are folded on narrow screens. */
  readonly parts: readonly { readonly term: string; readonly content: ReactNode }[];
  /** How long the work takes, below the parts. */
  readonly duration?: ReactNode;
  /** To the services that the work involved. */
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

/** Renders a case study as an `article` with an `h2`, its children, such as figures, and its parts as a description list. */
export function CaseStudy({
  title,
  headingId,
  client,
  practice,
  drawing,
  parts,
  duration,
  links,
  className,
  children,
  ...rest
}: CaseStudyProps) {
  return (
    <article {...rest} className={clsx(styles.study, hueClass[practice.hue], className)}>
      <div className={styles.head}>
        <p className={styles.practice}>
          <IconTile icon={practice.icon} />
          {practice.label}
        </p>
        <p className={figureLabel}>{client}</p>
        <h2 className={styles.title} id={headingId}>
          {title}
        </h2>
      </div>
      <div className={styles.strip}>
        <CaseArt {...drawing} />
      </div>
      {children}
      <dl className={styles.parts}>
        {parts.map(({ term, content }, index) => (
          <div key={term} className={styles.part}>
            <dt className={styles.term}>{term}</dt>
            <dd>
              {index > 1 ? (
                <Disclosure narrowOnly summary={term}>
                  {content}
                </Disclosure>
              ) : (
                content
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.parts}>
        {duration}
        <div className={styles.links}>
          {links.map(({ href, label }) => (
            <TextLink arrow key={href} href={href}>
              {label}
            </TextLink>
          ))}
        </div>
      </div>
    </article>
  );
}
