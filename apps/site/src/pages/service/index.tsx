import { ServicePage } from '../../sections/ServicePage';
import { ServiceSections } from '../../sections/ServiceSections';
import type { PageProps } from '../PageProps';

export default function Page(props: PageProps<'service'>) {
  return (
    <ServicePage {...props} secondary={{ href: '#terms', label: 'Time and price' }}>
      <ServiceSections {...props} />
    </ServicePage>
  );
}
