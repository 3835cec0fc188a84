import type { Passage, RichText as RichTextValue } from '@keystrand/content';
import { RichText, Section } from '@keystrand/ui';
import type { SectionProps } from '@keystrand/ui';
import type { ReactNode } from 'react';
import * as styles from './Paragraphs.css';

interface ParagraphsProps {
  readonly paragraphs: readonly RichTextValue[];
  /** After the paragraphs. */
  readonly children?: ReactNode;
}

/** Renders paragraphs, the first in the size and colour of a lead. */
export function Paragraphs({ paragraphs, children }: ParagraphsProps) {
  return (
    <div className={styles.paragraphs}>
      {paragraphs.map((paragraph, index) => (
        <p key={index} className={index === 0 ? styles.lead : undefined}>
          <RichText text={paragraph} />
        </p>
      ))}
      {children}
    </div>
  );
}

/** Renders a section of paragraphs next to its heading. */
export function TextSection({ paragraphs, children, ...rest }: Passage & SectionProps) {
  return (
    <Section layout="split" {...rest}>
      <Paragraphs paragraphs={paragraphs}>{children}</Paragraphs>
    </Section>
  );
}
