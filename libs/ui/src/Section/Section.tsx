import type { ReactNode } from 'react';
import * as styles from './Section.css';

export interface SectionProps {
  /** An `h2`. */
  readonly heading: string;
  /** Identity of the heading, for links on the page and for `TableOfContents`. */
  readonly id?: string;
  /** A sentence or two under the heading. */
  readonly lead?: ReactNode;
  /** A link or button under the lead. */
  readonly action?: ReactNode;
  /**
   * `split`: words in five columns at the start, content in seven.
   * `abreast`: heading and lead side by side, content under both.
   * @default 'stacked'
   */
  readonly layout?: 'stacked' | 'split' | 'sideBySide';
  /** Takes the page's width and its own space above and below: for sections that stand on the page itself. */
  readonly contained?: boolean;
  /** What the heading promises. */
  readonly children?: ReactNode;
}

/**
 * A part of a page under its own `h2`.
 *
 * Keyboard: none of its own; Tab goes through what stands in it.
 *
 * WCAG: headings by their elements (1.3.1, 2.4.6, 2.4.10).
 */
export function Section({
  heading,
  id,
  lead,
  action,
  layout = 'stacked',
  contained = false,
  children,
}: SectionProps) {
  const names = [styles.section];
  if (layout !== 'stacked') names.push(styles[layout]);
  if (contained) names.push(styles.contained);
  return (
    <section className={names.join(' ')}>
      <div className={styles.head}>
        <h2 className={styles.heading} id={id}>
          {heading}
        </h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {action}
      </div>
      {children}
    </section>
  );
}
