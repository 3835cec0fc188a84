import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './Steps.css';

export interface StepItem {
  /** Name of the step. */
  readonly title: string;
  /** Work and results of the step. */
  readonly description: string;
  /** Typical duration, in words. */
  readonly duration?: string;
}

export interface StepsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Steps in order. */
  readonly steps: readonly StepItem[];
  /** Heading level of the titles. @default 3 */
  readonly level?: 3 | 4;
  /** `across`: side by side on wide screens, for up to five short steps. @default 'down' */
  readonly direction?: 'down' | 'across';
}

/** Renders two crossing strands, stretched over the space between two steps. */
function Braid({ across = false }: { readonly across?: boolean }) {
  const [first, second] = across
    ? ['M0 8C24-1 24-1 48 8S72 17 96 8', 'M0 8C24 17 24 17 48 8S72-1 96 8']
    : ['M8 0C0 14 0 34 8 48S16 82 8 96', 'M8 0C16 14 16 34 8 48S0 82 8 96'];
  return (
    <svg
      className={across ? styles.braidAcross : styles.braid}
      viewBox={across ? '0 0 96 16' : '0 0 16 96'}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={first} vectorEffect="non-scaling-stroke" />
      <path className={styles.second} d={second} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Renders the steps of a process as an ordered list, connected by decorative braids. */
export function Steps({ steps, level = 3, direction = 'down', className, ...rest }: StepsProps) {
  const Heading = `h${level}` as const;
  return (
    <ol {...rest} role="list" className={clsx(styles.list, styles.direction[direction], className)}>
      {steps.map(({ title, description, duration }, index) => (
        <li key={title} className={styles.step}>
          <div className={styles.text}>
            <div className={styles.title}>
              <Heading className={styles.heading}>{title}</Heading>
              {duration ? <span className={styles.duration}>{duration}</span> : null}
            </div>
            <p className={styles.description}>{description}</p>
          </div>
          {index < steps.length - 1 ? <Braid /> : null}
          {index < steps.length - 1 && direction === 'across' ? <Braid across /> : null}
        </li>
      ))}
    </ol>
  );
}
