import { useId } from 'react';
import { useScrollable } from '../Table/useScrollable';
import * as styles from './Prose.css';

export interface CodeBlockProps {
  /** Its name, kept with the code as `data-language`. */
  readonly language: string;
  /** As it is to be read, with its line breaks. */
  readonly code: string;
  /** What the code shows. */
  readonly caption: string;
}

/**
 * A piece of source under its caption; long lines scroll.
 *
 * Keyboard: Tab to it where it scrolls, arrow keys scroll.
 *
 * WCAG: keyboard (2.1.1), named by its caption (4.1.2), reflow of the page around it (1.4.10).
 */
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
