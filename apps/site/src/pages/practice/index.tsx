import { PageList, Section, Surface } from '@keystrand/ui';
import { hueClass } from '@keystrand/ui/theme';
import { categoryById } from '../../categoryById';
import { Glossary } from '../../sections/Glossary';
import { pageLinks } from '../../sections/pageLinks';
import { Figures } from '../../sections/Figures';
import { PageAction } from '../../sections/PageAction';
import { ServiceHero } from '../../sections/ServiceHero';
import { ServiceIntroduction } from '../../sections/ServiceIntroduction';
import { ServiceSections } from '../../sections/ServiceSections';
import type { PageProps } from '../PageProps';

/** Maximum number of child pages in one column beside the heading; more are shown in two columns below it. */
const maxRows = 8;

/** Renders the landing page of a category, with links to its pages after the introduction. */
export default function Page({ page, crumbs, references, citations, articles }: PageProps<'practice'>) {
  const children = pageLinks(references, page.children.paths);
  const inOneColumn = children.length <= maxRows;
  return (
    <div className={hueClass[categoryById[page.category].hue]}>
      <ServiceHero
        page={page}
        crumbs={crumbs}
        secondary={{
          href: '#pages',
          label: page.category === 'solutions' ? 'See the industries' : 'See the services',
        }}
      />
      <ServiceIntroduction {...page} />
      <Figures page={page} place="introduction" />
      <Surface>
        <Section
          headingId="pages"
          heading={page.children.heading}
          tier="working"
          layout={inOneColumn ? 'split' : 'stacked'}
        >
          <PageList pages={children} columns={inOneColumn ? 1 : 2} />
        </Section>
      </Surface>
      <ServiceSections page={page} references={references} citations={citations} articles={articles} />
      {page.glossary ? <Glossary {...page.glossary} references={references} /> : null}
      <PageAction {...page.action} />
    </div>
  );
}
