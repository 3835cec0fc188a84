import { TableOfContents, Hero, Prose, Surface, Tag, Time } from '@keystrand/ui';
import { pageLink } from '../../sections/pageLinks';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';

/** Renders a legal text in numbered sections, with a table of contents and the date of the last change. */
export default function Page({ page, crumbs }: PageProps<'legal'>) {
  const sections = page.sections.map(({ id, heading, blocks }, index) => ({
    id,
    text: `${String(index + 1)}. ${heading}`,
    blocks,
  }));
  return (
    <>
      <Hero crumbs={crumbs.map(pageLink)} heading={page.hero.heading} lead={page.hero.lead} />
      <Surface>
        <div className={styles.columns}>
          <div className={styles.aside}>
            <p className={styles.updated}>
              <Tag>
                Last changed on <Time date={page.updated} />
              </Tag>
            </p>
            <TableOfContents items={sections} />
          </div>
          <Prose
            level={2}
            blocks={sections.flatMap(({ id, text, blocks }) => [{ type: 'heading', id, text }, ...blocks])}
          />
        </div>
      </Surface>
    </>
  );
}
