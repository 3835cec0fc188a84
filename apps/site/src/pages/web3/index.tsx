import { ServicePage } from '../../sections/ServicePage';
import { ServiceSections } from '../../sections/ServiceSections';
import type { PageProps } from '../PageProps';

/** Renders the page of one Web3 service, with links to the other Web3 services. */
export default function Page(props: PageProps<'web3'>) {
  return (
    <ServicePage {...props} secondary={{ href: '#services', label: 'The other Web3 services' }}>
      <ServiceSections {...props} />
    </ServicePage>
  );
}
