import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Figure } from '../Figure/Figure';
import type { FigurePropsOf } from '../Figure/Figure';
import { textLink } from '../Link/link.css';
import { unbroken } from '../theme/unbroken';
import * as styles from './PrintableChecklist.css';

export interface ChecklistGroup {
  readonly title: string;
  readonly items: readonly string[];
}

export interface PrintableChecklistData {
  readonly groups: readonly ChecklistGroup[];
  /** Labels of lines to fill in by hand, such as a name or a time. @default none */
  readonly lines?: readonly string[] | undefined;
}

/** The link to the address of the checklist, and what follows it at that address. */
const defaultLabels = {
  alone: 'Prepare this sheet for printing',
  hint: 'Print now: only this sheet comes out.',
};

export type PrintableChecklistProps = FigurePropsOf<PrintableChecklistData, typeof defaultLabels> & {
  /** Fragment of the address at which only the checklist is printed. */
  readonly id: string;
};

export interface PrintedLinesProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  readonly labels: readonly string[];
}

/** Renders, on paper alone, labels above lines to fill in by hand. */
export function PrintedLines({ labels, className, ...rest }: PrintedLinesProps) {
  return (
    <ul {...rest} role="list" className={clsx(styles.lines, className)}>
      {labels.map((label) => (
        <li key={label} className={styles.line}>
          {label}
        </li>
      ))}
    </ul>
  );
}

/**
 * Renders a checklist with empty boxes for a pen, and a link to the address at which it is printed alone. The boxes are
 * drawn, so that nothing on the screen looks like a control that does not work.
 */
export function PrintableChecklist({ groups, lines, labels, className, ...rest }: PrintableChecklistProps) {
  const { alone, hint } = { ...defaultLabels, ...labels };
  return (
    <Figure {...rest} className={clsx(styles.checklist, className)}>
      <p className={styles.alone}>
        <a href={`#${rest.id}`} className={textLink}>
          {alone}
        </a>{' '}
        <span className={styles.ready}>{hint}</span>
      </p>
      {lines ? <PrintedLines labels={lines} /> : null}
      <div className={styles.groups}>
        {groups.map(({ title, items }) => (
          <div key={title} className={styles.group}>
            <h3 className={styles.title}>{title}</h3>
            <ul role="list">
              {items.map((item) => (
                <li key={item} className={styles.item}>
                  {unbroken(item)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Figure>
  );
}
