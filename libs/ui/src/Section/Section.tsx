import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { checkText } from '../development/checkText';
import * as styles from './Section.css';

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** Element of the section. @default 'section' */
  readonly as?: 'section' | 'article';
  /** Text of the `h2`. */
  readonly heading: string;
  /** The `id` of the `h2`, for links on the page and for `TableOfContents`. */
  readonly headingId?: string;
  /** A sentence or two below the heading. */
  readonly lead?: ReactNode;
  /** A link or button below the lead. */
  readonly action?: ReactNode;
  /**
   * `split`: heading and lead in five columns, content in seven.
   * `sideBySide`: heading beside lead, content below both.
   * @default 'stacked'
   */
  readonly layout?: 'stacked' | 'split' | 'sideBySide';
  /**
   * Size of the heading. `statement`: it states what the page argues; `working`: the parts of a service, such as
   * deliverables and terms; `service`: what helps the reader on, such as questions and related pages.
   * @default 'statement'
   */
  readonly tier?: 'statement' | 'working' | 'service';
  /** Limits the width to the content's and adds space above and below; for sections outside a `Surface`. */
  readonly contained?: boolean;
}

/** Renders a section of a page with an `h2`. It has no accessible name, so that it is not a landmark. */
export function Section({
  as: Element = 'section',
  heading,
  headingId,
  lead,
  action,
  layout = 'stacked',
  tier = 'statement',
  contained = false,
  className,
  children,
  ...rest
}: SectionProps) {
  if (process.env.NODE_ENV !== 'production') checkText('Section', { heading });
  return (
    <Element
      {...rest}
      className={clsx(
        styles.section,
        layout !== 'stacked' && styles[layout],
        tier === 'service' && styles.service,
        contained && styles.contained,
        className,
      )}
    >
      <div className={styles.head}>
        <h2 className={clsx(styles.tier[tier], styles.heading)} id={headingId}>
          {heading}
        </h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {action}
      </div>
      {children}
    </Element>
  );
}
