import * as styles from './Steps.css';

export interface StepItem {
  /** What is done. */
  readonly title: string;
  /** What it takes and what it ends with. */
  readonly description: string;
  /** How long it typically takes, in words. */
  readonly duration?: string;
}

export interface StepsProps {
  /** In the order of the work. */
  readonly steps: readonly StepItem[];
  /** Level of the titles. @default 3 */
  readonly level?: 3 | 4;
  /** `across`: side by side where the window is wide, for up to five short steps. @default 'down' */
  readonly direction?: 'down' | 'across';
}

/** Two strands that cross between one step and the next; stretched to the space between them. */
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

/**
 * How the work goes: an ordered list whose steps a braid joins.
 *
 * Keyboard: nothing in it takes the focus.
 *
 * WCAG: a list in its order (1.3.1, 1.3.2), headings (2.4.6).
 */
export function Steps({ steps, level = 3, direction = 'down' }: StepsProps) {
  const Heading = `h${level}` as const;
  return (
    <ol role="list" className={`${styles.list} ${styles.direction[direction]}`}>
      {steps.map(({ title, description, duration }, index) => (
        <li key={title} className={styles.step}>
          <div className={styles.words}>
            <div className={styles.title}>
              <Heading className={styles.heading}>{title}</Heading>
              {duration ? <span className={styles.duration}>{duration}</span> : null}
            </div>
            <p>{description}</p>
          </div>
          {index < steps.length - 1 ? <Braid /> : null}
          {index < steps.length - 1 && direction === 'across' ? <Braid across /> : null}
        </li>
      ))}
    </ol>
  );
}
