import { useId } from 'react';
import { useScrollable } from '../Table/useScrollable';
import * as styles from './Prose.css';

export interface CodeBlockProps {
  readonly language: string;
  readonly code: string;
  readonly caption: string;
}

/** A piece of source under its caption; long lines scroll, by keyboard too (WCAG 2.1.1). */
export function CodeBlock({ language, code, caption }: CodeBlockProps) {
  const id = useId();
  const [ref, scrollable] = useScrollable<HTMLPreElement>();
  return (
    <figure className={styles.figure}>
      <pre
        ref={ref}
        className={styles.code}
        {...(scrollable ? { tabIndex: 0, role: 'region', 'aria-labelledby': id } : {})}
      >
        <code data-language={language}>{code}</code>
      </pre>
      <figcaption id={id} className={styles.caption}>
        {caption}
      </figcaption>
    </figure>
  );
}
