import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { RichText } from '../Prose/RichText';
import { StrandMark } from '../Strand/StrandMark';
import { Block } from './Block';
import { strong } from './Block.css';
import type { SpecimenData } from './types';
import { label } from '../Figure/Figure.css';
import * as styles from './Specimen.css';

export interface SpecimenProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  readonly id: string;
  /** Text of the `h2`: purpose of the document for its reader. */
  readonly heading: string;
  /** One or two sentences: kind of document, and that it is invented. */
  readonly lead: string;
  readonly issuer: string;
  readonly specimen: SpecimenData;
}

/**
 * Renders a sample document as a sheet whose header marks it as a specimen. Notes say why each part exists: next to the
 * sheet, or above the part where there is no room.
 */
export function Specimen({ id, heading, lead, issuer, specimen, className, ...rest }: SpecimenProps) {
  const { document, synthetic, title, facts, sections, foot } = specimen;
  return (
    <section {...rest} id={id} className={clsx(styles.specimen, className)}>
      <div className={styles.intro}>
        <h2 className={styles.heading}>{heading}</h2>
        <p>{lead}</p>
      </div>
      <div className={styles.sheet}>
        <header className={styles.header}>
          <p className={styles.band}>
            <strong className={styles.stamp}>SPECIMEN</strong> {synthetic}
          </p>
          <p className={styles.letterhead}>
            <StrandMark />
            {issuer}
            <span className={clsx(label, styles.document)}>{document}</span>
          </p>
          <h3 className={styles.title}>{title}</h3>
          <dl className={styles.facts}>
            {facts.map(({ term, text }) => (
              <Fragment key={term}>
                <dt className={label}>{term}</dt>
                <dd>
                  <RichText text={text} />
                </dd>
              </Fragment>
            ))}
          </dl>
        </header>
        {sections.map(({ note, body }, section) => (
          <div key={note.title} className={styles.section}>
            <p className={styles.note}>
              <strong className={strong}>{note.title}</strong> {note.description}
            </p>
            <div className={styles.body}>
              {body.map((block, index) => (
                <Block key={index} block={block} id={`${id}-${section}-${index}`} />
              ))}
            </div>
          </div>
        ))}
        <p className={clsx(label, styles.foot)}>{foot}</p>
      </div>
    </section>
  );
}
