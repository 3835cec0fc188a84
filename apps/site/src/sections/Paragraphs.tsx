import type { RichText as RichTextValue } from '@keystrand/content';
import { RichText } from '@keystrand/ui';
import * as styles from './sections.css';

/** Two or three paragraphs of an introduction, the first in a louder voice. */
export function Paragraphs({ paragraphs }: { readonly paragraphs: readonly RichTextValue[] }) {
  return (
    <div className={styles.paragraphs}>
      {paragraphs.map((paragraph, index) => (
        <p key={index} className={index === 0 ? styles.opening : undefined}>
          <RichText text={paragraph} />
        </p>
      ))}
    </div>
  );
}
