import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Braid } from '../Figure/Braid';
import { itemText, itemTitle, label } from '../Figure/Figure.css';
import * as styles from './Steps.css';

export interface StepItem {
  readonly title: string;
  /** Small text below the title. */
  readonly context?: string;
  readonly description: string;
  readonly duration?: string;
}

export interface StepsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly steps: readonly StepItem[];
  /** Heading level of the titles. @default 3 */
  readonly level?: 3 | 4;
  /** `down`: title next to its text where there is room; `across`: side by side on wide screens, for up to five short ones. @default 'down' */
  readonly direction?: 'down' | 'across';
}

/** Renders the steps of a process as an ordered list, connected by decorative braids. */
export function Steps({ steps, level = 3, direction = 'down', className, ...rest }: StepsProps) {
  const Heading = `h${level}` as const;
  return (
    <div {...rest} className={clsx(styles.steps, className)}>
      <ol role="list" className={clsx(styles.list, styles.direction[direction])}>
        {steps.map(({ title, context, description, duration }, index) => (
          <li key={title} className={styles.step}>
            <div className={styles.text}>
              <div className={styles.title}>
                <Heading className={itemTitle}>{title}</Heading>
                {context ? <p className={itemText}>{context}</p> : null}
                {duration ? <span className={label}>{duration}</span> : null}
              </div>
              <p>{description}</p>
            </div>
            {index < steps.length - 1 ? <Braid down arcs={2} className={styles.braid} /> : null}
            {index < steps.length - 1 && direction === 'across' ? (
              <Braid arcs={2} className={styles.braidAcross} />
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  );
}
