import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './FullBleedSection.css';

export interface FullBleedSectionProps extends ComponentPropsWithRef<'div'> {
  /** One `Section`. */
  readonly children: ReactNode;
  /** `dark`: dark in both themes, at most once per page; `surface`: the surface colour of the theme. @default 'dark' */
  readonly tone?: 'dark' | 'surface';
}

/** Renders a section across the full width of the window, with its own background. */
export function FullBleedSection({ children, tone = 'dark', className, ...rest }: FullBleedSectionProps) {
  return (
    <div {...rest} className={clsx(styles.tone[tone], className)}>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
