import { useId } from 'react';
import { ScrollRegion } from '../Table/ScrollRegion';
import type { ProseBlock } from './types';
import * as styles from './Prose.css';

/** Renders source code with a caption, which names it where it scrolls. */
export function CodeBlock({ language, code, caption }: Extract<ProseBlock, { type: 'code' }>) {
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
