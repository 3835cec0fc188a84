import { Columns, Prose, RowArt, Surface, TableOfContents, Tag, Time } from '@keystrand/ui';
import { PageHero } from '../../sections/PageHero';
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
      <PageHero
        page={page}
        crumbs={crumbs}
        figure={<RowArt rows={page.rows} />}
        actions={
          <Tag>
            Last changed on <Time date={page.updated} />
          </Tag>
        }
      />
      <Surface>
        <Columns className={styles.columns}>
          <TableOfContents items={sections} />
          <Prose
            level={2}
            blocks={sections.flatMap(({ id, text, blocks }) => [{ type: 'heading', id, text }, ...blocks])}
          />
        </Columns>
      </Surface>
    </>
  );
}
