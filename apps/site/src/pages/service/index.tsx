import { hueClass } from '@keystrand/ui/theme';
import { categoryById } from '../../categoryById';
import { Figures } from '../../sections/Figures';
import { PageAction } from '../../sections/PageAction';
import { ServiceHero } from '../../sections/ServiceHero';
import { ServiceIntroduction } from '../../sections/ServiceIntroduction';
import { ServiceSections } from '../../sections/ServiceSections';
import type { PageProps } from '../PageProps';

/** Renders the page of one service. */
export default function Page({ page, crumbs, references, citations, articles }: PageProps<'service'>) {
  return (
    <div className={hueClass[categoryById[page.category].hue]}>
      <ServiceHero
        page={page}
        crumbs={crumbs}
        emergency={page.emergency}
        secondary={{ href: '#terms', label: 'Time and price' }}
      />
      <ServiceIntroduction {...page} />
      <Figures page={page} place="introduction" />
      <ServiceSections page={page} references={references} citations={citations} articles={articles} />
      <PageAction {...page.action} />
    </div>
  );
}
