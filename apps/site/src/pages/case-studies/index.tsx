import {
  CaseStudy,
  DescriptionList,
  IndexArt,
  Notice,
  PageList,
  Prose,
  RichText,
  Section,
  Surface,
} from '@keystrand/ui';
import { categoryById } from '../../categoryById';
import { pageLinks } from '../../sections/pageLinks';
import { PageAction } from '../../sections/PageAction';
import { PageHero } from '../../sections/PageHero';
import type { PageProps } from '../PageProps';

/** Renders the case study of this website, then an illustrative one per category (docs/requirements.md, section 10.4). */
export default function Page({ page, crumbs, references }: PageProps<'case-studies'>) {
  return (
    <>
      <PageHero
        page={page}
        crumbs={crumbs}
        figure={
          <IndexArt
            direction="gather"
            strands={[
              { hue: categoryById[page.real.category].hue, rings: page.real.built.length },
              ...page.studies.map(({ category, work }) => ({
                hue: categoryById[category].hue,
                rings: work.length,
              })),
            ]}
          />
        }
      />
      <Surface>
        <Section headingId="studies" heading="The studies" tier="service">
          <PageList
            pages={[page.real, ...page.studies].map(({ id, title, client }) => ({
              href: `#${id}`,
              title,
              summary: client,
            }))}
          />
        </Section>
        <CaseStudy
          headingId={page.real.id}
          level={2}
          hue={categoryById[page.real.category].hue}
          client={page.real.client}
          title={page.real.title}
          practice={categoryById[page.real.category]}
          steps={page.real.built.length}
          links={pageLinks(references, page.real.services)}
          parts={[
            { term: 'Asked', content: <RichText text={page.real.asked} /> },
            { term: 'Built', content: <Prose blocks={[{ type: 'list', items: page.real.built }]} /> },
            {
              term: 'Commands',
              content: (
                <DescriptionList
                  density="stacked"
                  rows={page.real.commands.map(({ title, description }) => ({
                    title,
                    term: <code>{title}</code>,
                    description,
                  }))}
                />
              ),
            },
            {
              term: 'Measured',
              content: <DescriptionList density="stacked" rows={page.real.measured} />,
            },
            {
              term: 'Wrong on the way',
              content: <Prose blocks={[{ type: 'list', items: page.real.wrong }]} />,
            },
          ]}
        />
      </Surface>
      <Surface>
        <Notice>{page.notice}</Notice>
        {page.studies.map((study) => (
          <CaseStudy
            key={study.id}
            headingId={study.id}
            level={2}
            hue={categoryById[study.category].hue}
            client={study.client}
            title={study.title}
            practice={categoryById[study.category]}
            steps={study.work.length}
            links={pageLinks(references, study.services)}
            parts={[
              { term: 'Situation', content: <RichText text={study.problem} /> },
              {
                term: 'Work, in this order',
                content: <Prose blocks={[{ type: 'list', ordered: true, items: study.work }]} />,
              },
              { term: 'Result', content: <RichText text={study.result} /> },
            ]}
          />
        ))}
      </Surface>
      <PageAction {...page.action} />
    </>
  );
}
