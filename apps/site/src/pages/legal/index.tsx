import { RowArt, Surface, Tag, Time } from '@keystrand/ui';
import { LongText } from '../../sections/LongText';
import { PageHero } from '../../sections/PageHero';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';

/** Renders a legal text in numbered sections, with a table of contents and the date of the last change. */
export default function Page({ page, crumbs }: PageProps<'legal'>) {
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
      <Surface className={styles.text}>
        <LongText
          level={2}
          blocks={page.sections.flatMap(({ id, heading, blocks }, index) => [
            { type: 'heading', id, text: `${String(index + 1)}. ${heading}` },
            ...blocks,
          ])}
        />
      </Surface>
    </>
  );
}
