import { LinkList, Section, Surface } from '@keystrand/ui';
import { Glossary } from '../../sections/Glossary';
import { pageLinks } from '../../sections/pageLinks';
import { ServicePage } from '../../sections/ServicePage';
import { ServiceSections } from '../../sections/ServiceSections';
import type { PageProps } from '../PageProps';

/** Renders the landing page of a category, with links to its pages after the introduction. */
export default function Page(props: PageProps<'practice'>) {
  const { category, children, glossary } = props.page;
  return (
    <ServicePage
      {...props}
      secondary={{
        href: '#pages',
        label: category === 'solutions' ? 'See the industries' : 'See the services',
      }}
    >
      <ServiceSections {...props}>
        <Surface>
          <Section headingId="pages" heading={children.heading} tier="working">
            <LinkList layout="columns" rows={pageLinks(props.references, children.paths)} />
          </Section>
        </Surface>
      </ServiceSections>
      {glossary ? <Glossary {...glossary} references={props.references} /> : null}
    </ServicePage>
  );
}
