import type { RichText as RichTextValue } from '@keystrand/content';
import { RichText } from '@keystrand/ui';
import * as styles from './Paragraphs.css';

/** Renders paragraphs, the first in the size and colour of a lead. */
export function Paragraphs({ paragraphs }: { readonly paragraphs: readonly RichTextValue[] }) {
  return (
    <div className={styles.paragraphs}>
      {paragraphs.map((paragraph, index) => (
        <p key={index} className={index === 0 ? styles.lead : undefined}>
          <RichText text={paragraph} />
        </p>
      ))}
    </div>
  );
}
