import type { PagePayload, PracticePage } from '@keystrand/content';
import { RichText, Section, Surface } from '@keystrand/ui';
import * as styles from './Glossary.css';

type GlossaryProps = NonNullable<PracticePage['glossary']> & Pick<PagePayload, 'references'>;

/** Renders a glossary as a description list; every term has an anchor for links from other pages. */
export function Glossary({ heading, lead, terms, references }: GlossaryProps) {
  return (
    <Surface>
      <Section headingId="glossary" heading={heading} lead={lead} tier="working" layout="sideBySide">
        <dl className={styles.list}>
          {terms.map(({ id, term, definition, path }) => {
            const target = path && references[path];
            return (
              <div key={id} id={`term-${id}`} className={styles.entry}>
                <dt className={styles.term}>{term}</dt>
                <dd>
                  <RichText
                    text={
                      target
                        ? [`${definition} `, { type: 'link', text: target.title, href: target.path }]
                        : definition
                    }
                  />
                </dd>
              </div>
            );
          })}
        </dl>
      </Section>
    </Surface>
  );
}
