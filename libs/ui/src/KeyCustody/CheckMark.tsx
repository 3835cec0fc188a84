import type { ReactNode } from 'react';
import { line, ring } from '../Figure/Figure.css';
import * as styles from './KeyCustody.css';

/**
 * The check before a key can be used. `delay`: time has to pass, or the right expires. `threshold`: several
 * have to agree. `rule`: a condition that the system enforces.
 */
export type CheckKind = 'delay' | 'threshold' | 'rule';

const signs: Readonly<Record<CheckKind, ReactNode>> = {
  delay: <path className={line} d="M14 8v6l4 3" />,
  threshold: <path className={styles.dots} d="M14 10h0M9.5 17.5h0M18.5 17.5h0" />,
  rule: <path className={line} d="M14 8.5l5.5 5.5-5.5 5.5-5.5-5.5z" />,
};

/** Renders the mark of a check on the line from a key to its power. It is hidden from assistive technology. */
export function CheckMark({ kind }: { readonly kind: CheckKind }) {
  return (
    <svg className={styles.checkMark} viewBox="0 0 28 28" aria-hidden="true">
      <circle className={ring} cx="14" cy="14" r="13" />
      {signs[kind]}
    </svg>
  );
}
