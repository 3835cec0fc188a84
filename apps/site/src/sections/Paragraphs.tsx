import type { Passage } from '@keystrand/content';
import { RichText, Section } from '@keystrand/ui';
import type { SectionProps } from '@keystrand/ui';
import type { PropsWithChildren } from 'react';
import * as styles from './Paragraphs.css';

/** Renders paragraphs, the first in the size and colour of a lead. */
export function Paragraphs({ paragraphs, children }: PropsWithChildren<Pick<Passage, 'paragraphs'>>) {
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

export function TextSection({ paragraphs, ...rest }: Passage & Omit<SectionProps, 'children'>) {
  return (
    <Section layout="split" {...rest}>
      <Paragraphs paragraphs={paragraphs} />
    </Section>
  );
}
