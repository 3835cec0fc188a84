import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { unbroken, unbrokenPhrases } from '../theme/unbroken';
import * as styles from './Section.css';

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  readonly as?: 'section' | 'article';
  readonly heading: string;
  readonly level?: 2 | 3;
  /** The `id` of the heading, for links on the page and for `TableOfContents`. */
  readonly headingId?: string;
  /** Above the heading, such as an `IconTile`. */
  readonly eyebrow?: ReactNode;
  readonly lead?: ReactNode;
  readonly action?: ReactNode;
  /**
   * `split`: heading and lead in five columns, content in seven.
   * `sideBySide`: heading next to lead, content below both.
   * @default 'stacked'
   */
  readonly layout?: 'stacked' | 'split' | 'sideBySide';
  /**
   * Size of the heading. `statement`: it states what the page argues; `working`: the parts of a service, such as
   * deliverables and terms; `service`: what helps the reader on, such as questions and related pages; `minor`: inside another
   * section, or next to one.
   * @default 'statement'
   */
  readonly tier?: keyof typeof styles.tier;
  readonly ruled?: boolean;
  /** Limits the width to the content's and adds space above and below; for sections outside a `Surface`. */
  readonly contained?: boolean;
  /**
   * Background across the full width of the window: `dark` in both themes, at most once per page; `surface`: the surface
   * colour of the theme.
   */
  readonly fill?: keyof typeof styles.fill;
}

/** Renders a section of a page with its heading. It has no accessible name, so that it is not a landmark. */
export function Section({
  as: Element = 'section',
  heading,
  level = 2,
  headingId,
  eyebrow,
  lead,
  action,
  layout = 'stacked',
  tier = 'statement',
  ruled = false,
  contained = false,
  fill,
  className,
  children,
  ...rest
}: SectionProps) {
  const Heading = `h${level}` as const;
  return (
    <Element
      {...rest}
      className={clsx(
        styles.section,
        layout !== 'stacked' && styles[layout],
        styles.gap[tier],
        ruled && styles.ruled,
        contained && styles.contained,
        fill && styles.fill[fill],
        className,
      )}
    >
      <div className={styles.head}>
        {eyebrow}
        <Heading className={clsx(styles.tier[tier], styles.heading)} id={headingId}>
          {unbroken(heading)}
        </Heading>
        {lead ? <p className={styles.lead}>{unbroken(lead, unbrokenPhrases)}</p> : null}
        {action}
      </div>
      {children}
    </Element>
  );
}
