import * as styles from './Steps.css';

export interface StepItem {
  readonly title: string;
  readonly description: string;
  /** How long it typically takes, in words. */
  readonly duration?: string;
}

export interface StepsProps {
  readonly steps: readonly StepItem[];
  /** Level of the titles. @default 3 */
  readonly level?: 3 | 4;
}

/** How the work goes: an ordered list whose steps a braid joins (WCAG 1.3.1, 1.3.2). */
export function Steps({ steps, level = 3 }: StepsProps) {
  const Heading = `h${level}` as const;
  return (
    <ol role="list" className={styles.list}>
      {steps.map(({ title, description, duration }, index) => (
        <li key={title} className={styles.step}>
          <div className={styles.words}>
            <div className={styles.title}>
              <Heading className={styles.heading}>{title}</Heading>
              {duration ? <span className={styles.duration}>{duration}</span> : null}
            </div>
            <p>{description}</p>
          </div>
          {index < steps.length - 1 ? (
            <svg className={styles.braid} viewBox="0 0 16 96" preserveAspectRatio="none" aria-hidden="true">
              <path d="M8 0C-1 24-1 24 8 48S17 72 8 96" vectorEffect="non-scaling-stroke" />
              <path
                className={styles.second}
                d="M8 0C17 24 17 24 8 48S-1 72 8 96"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
