import type { ReactNode } from 'react';
import { generateStrand } from '../Strand/generateStrand';
import { StrandDrawing } from '../Strand/StrandDrawing';
import * as styles from './Finder.css';

interface NothingFoundProps {
  readonly heading: string;
  readonly level: 2 | 3;
  readonly text: string;
  /** The ways on. */
  readonly children: ReactNode;
}

const brokenStrand = generateStrand({
  seed: 11,
  strands: 2,
  width: 440,
  height: 48,
  waves: 5,
  broken: { at: 0.5, gap: 48 },
});

/** Renders the result of a query without matches: a broken strand, a heading and the ways on. */
export function NothingFound({ heading, level, text, children }: NothingFoundProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <StrandDrawing geometry={brokenStrand} stroke={1.75} className={styles.art} />
      <Heading className={styles.emptyHeading}>{heading}</Heading>
      <p className={styles.emptyText}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
