import { PageList, Section, Surface } from '@keystrand/ui';
import { hueClass } from '@keystrand/ui/theme';
import { categoryById } from '../../categoryById';
import { pageLink } from '../../sections/pageLinks';
import { Figures } from '../../sections/Figures';
import { PageAction } from '../../sections/PageAction';
import { ServiceHero } from '../../sections/ServiceHero';
import { ServiceIntroduction } from '../../sections/ServiceIntroduction';
import { ServiceSections } from '../../sections/ServiceSections';
import type { PageProps } from '../PageProps';

/** Renders the page of one Web3 service, followed by links to the other Web3 services. */
export default function Page({ page, crumbs, siblings, references, citations, articles }: PageProps<'web3'>) {
  return (
    <div className={hueClass[categoryById.web3.hue]}>
      <ServiceHero
        page={page}
        crumbs={crumbs}
        secondary={{ href: '#services', label: 'The other Web3 services' }}
      />
      <ServiceIntroduction {...page} />
      <Figures page={page} place="introduction" />
      <ServiceSections page={page} references={references} citations={citations} articles={articles} />
      <Surface tone="translucent">
        <Section headingId="services" heading={page.siblingsHeading} tier="service">
          <PageList pages={siblings.map(pageLink)} />
        </Section>
      </Surface>
      <PageAction {...page.action} />
    </div>
  );
}
