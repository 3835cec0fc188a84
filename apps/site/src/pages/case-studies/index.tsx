import { CaseStudy, TableOfContents, Notice, Prose, RichText, Surface } from '@keystrand/ui';
import { categoryById } from '../../categoryById';
import { pageLinks } from '../../sections/pageLinks';
import { PageAction } from '../../sections/PageAction';
import { PageHero } from '../../sections/PageHero';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';

/** Renders one case study per category after the notice that they are illustrative (docs/requirements.md, section 10.4). */
export default function Page({ page, crumbs, references }: PageProps<'case-studies'>) {
  return (
    <>
      <PageHero page={page} crumbs={crumbs} />
      <Surface>
        <div className={styles.introduction}>
          <Notice>{page.notice}</Notice>
          <TableOfContents
            label="The studies"
            items={page.studies.map(({ id, title }) => ({ id, text: title }))}
          />
        </div>
        {page.studies.map((study) => (
          <CaseStudy
            key={study.id}
            headingId={study.id}
            level={2}
            hue={categoryById[study.category].hue}
            client={study.client}
            title={study.title}
            practice={categoryById[study.category]}
            links={pageLinks(references, study.services)}
            parts={[
              { term: 'Asked', content: <RichText text={study.problem} /> },
              {
                term: 'Done, in this order',
                content: <Prose blocks={[{ type: 'list', ordered: true, items: study.work }]} />,
              },
              { term: 'Held at the end', content: <RichText text={study.result} /> },
            ]}
          />
        ))}
      </Surface>
      <PageAction {...page.action} />
    </>
  );
}
