import { LinkList, Section, Surface } from '@keystrand/ui';
import { pageLink } from '../../sections/pageLinks';
import { related } from '../../sections/Related.css';
import { ServicePage } from '../../sections/ServicePage';
import { ServiceSections } from '../../sections/ServiceSections';
import type { PageProps } from '../PageProps';

/** Renders the page of one Web3 service, followed by links to the other Web3 services. */
export default function Page(props: PageProps<'web3'>) {
  return (
    <ServicePage {...props} secondary={{ href: '#services', label: 'The other Web3 services' }}>
      <ServiceSections {...props} />
      <Surface tone="translucent">
        <Section className={related} headingId="services" heading={props.page.siblingsHeading} tier="service">
          <LinkList layout="columns" rows={props.siblings.map(pageLink)} />
        </Section>
      </Surface>
    </ServicePage>
  );
}
