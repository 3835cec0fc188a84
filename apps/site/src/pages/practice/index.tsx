import { PageList, Section, Surface } from '@keystrand/ui';
import { category } from '@keystrand/ui/theme';
import type { PageProps } from '../PageProps';
import { pageLinks } from '../../sections/links';
import { PageAction } from '../../sections/PageAction';
import { PageHero } from '../../sections/PageHero';
import { CaseSheet, TermsSheet, WorkSheet } from '../service/ServiceSections';

/** Up to so many children stand one under the other beside their heading; more of them stand in two columns below it. */
const mostRows = 8;

/** The landing page of a category: what it stands for and the way on to its pages, then how it works. */
export default function Page({ page, crumbs, references }: PageProps<'practice'>) {
  const children = pageLinks(references, page.children.paths);
  const few = children.length <= mostRows;
  return (
    <div className={category[page.category]}>
      <PageHero
        hero={page.hero}
        crumbs={crumbs}
        emblem={page.category}
        secondary={{
          href: '#pages',
          label: page.category === 'solutions' ? 'See the industries' : 'See the services',
        }}
      />
      <CaseSheet {...page} />
      <Surface>
        <Section headingId="pages" heading={page.children.heading} layout={few ? 'split' : 'stacked'}>
          <PageList pages={children} columns={few ? 1 : 2} />
        </Section>
      </Surface>
      <WorkSheet {...page} />
      <TermsSheet {...page} references={references} />
      <PageAction {...page.action} />
    </div>
  );
}
