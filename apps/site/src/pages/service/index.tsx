import { ServicePage } from '../../sections/ServicePage';
import { ServiceSections } from '../../sections/ServiceSections';
import type { PageProps } from '../PageProps';

const secondary = {
  service: { href: '#terms', label: 'Time and price' },
  web3: { href: '#services', label: 'The other Web3 services' },
};

/** Renders the page of a service; a Web3 service has links to the others at the end. */
export default function Page(props: PageProps<'service' | 'web3'>) {
  return (
    <ServicePage {...props} secondary={secondary[props.page.kind]}>
      <ServiceSections {...props} />
    </ServicePage>
  );
}
