import * as styles from './StrandList.css';

interface StrandItem {
  /** What the strand is called. */
  readonly title: string;
  /** What it stands for. */
  readonly description: string;
}

export interface StrandListProps {
  /** Build, secure, run: in the order in which the art draws them. */
  readonly items: readonly [StrandItem, StrandItem, StrandItem];
  /** Level of the titles. @default 3 */
  readonly level?: 2 | 3 | 4;
}

/**
 * The three strands of the company, each under a length of its own colour.
 *
 * Keyboard: nothing in it takes the focus.
 *
 * WCAG: a list of headed items (1.3.1); colour only repeats the title (1.4.1).
 */
export function StrandList({ items, level = 3 }: StrandListProps) {
  const Heading = `h${level}` as const;
  const [build, secure, run] = items;
  const strands = [
    { ...build, strand: styles.strand[0] },
    { ...secure, strand: styles.strand[1] },
    { ...run, strand: styles.strand[2] },
  ];
  return (
    <ul role="list" className={styles.list}>
      {strands.map(({ title, description, strand }) => (
        <li key={title} className={strand}>
          <Heading className={styles.title}>{title}</Heading>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
