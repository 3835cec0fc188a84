import { useId } from 'react';
import { ScrollRegion } from '../Table/ScrollRegion';
import * as styles from './Prose.css';

export interface CodeBlockProps {
  /** Name of the language, rendered as `data-language`. */
  readonly language: string;
  /** The source code, with its line breaks. */
  readonly code: string;
  /** Describes the code; also the accessible name of the scrollable region. */
  readonly caption: string;
}

/**
 * Renders source code with a caption. Code that is wider than its container scrolls inside a named, focusable region
 * (WCAG 1.4.10, 2.1.1).
 */
export function CodeBlock({ language, code, caption }: CodeBlockProps) {
  const id = useId();
  return (
    <figure className={styles.figure}>
      <ScrollRegion as="pre" labelledBy={id} className={styles.code}>
        <code data-language={language}>{code}</code>
      </ScrollRegion>
      <figcaption id={id} className={styles.caption}>
        {caption}
      </figcaption>
    </figure>
  );
}
