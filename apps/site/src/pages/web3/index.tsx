import { PageList, Section, Surface } from '@keystrand/ui';
import { category } from '@keystrand/ui/theme';
import type { PageProps } from '../PageProps';
import { pageLink } from '../../sections/links';
import { PageAction } from '../../sections/PageAction';
import { PageHero } from '../../sections/PageHero';
import { CaseSheet, TermsSheet, WorkSheet } from '../service/ServiceSections';

/** The Web3 page with one service's part brought forward; the other services follow as short rows. */
export default function Page({ page, crumbs, siblings, references }: PageProps<'web3'>) {
  return (
    <div className={category.web3}>
      <PageHero
        hero={page.hero}
        crumbs={crumbs}
        emblem="web3"
        secondary={{ href: '#services', label: 'The other Web3 services' }}
      />
      <CaseSheet {...page} />
      <WorkSheet {...page} />
      <TermsSheet {...page} references={references} />
      <Surface>
        <Section headingId="services" heading="The rest of the Web3 practice" layout="split">
          <PageList columns={1} pages={siblings.map(pageLink)} />
        </Section>
      </Surface>
      <PageAction {...page.action} />
    </div>
  );
}
