import { DescriptionList, LinkList, Section, Surface } from '@keystrand/ui';
import { richRows } from '../../sections/descriptionRows';
import { Figures } from '../../sections/Figures';
import { linkGroup } from '../../sections/linkGroup.css';
import { pageLinks } from '../../sections/pageLinks';
import { Paragraphs } from '../../sections/Paragraphs';
import { ServicePage } from '../../sections/ServicePage';
import type { PageProps } from '../PageProps';

/** Renders all detail pages of services, grouped by purpose. */
export default function Page({ page, crumbs, references }: PageProps<'catalogue'>) {
  return (
    <ServicePage
      page={page}
      crumbs={crumbs}
      secondary={{ href: '/services-page', label: 'The whole directory' }}
    >
      <Figures page={page} place="introduction">
        <Section heading="Other ways to choose" tier="service">
          <DescriptionList density="stacked" rows={richRows(page.ways)} />
        </Section>
      </Figures>
      <Surface>
        <Section
          layout="sideBySide"
          headingId="groups"
          heading={page.introduction.heading}
          action={<Paragraphs {...page.introduction} />}
        >
          {page.groups.map(({ id, heading, text, paths }) => (
            <Section
              key={id}
              className={linkGroup}
              headingId={id}
              heading={heading}
              action={<p>{text}</p>}
              tier="minor"
            >
              <LinkList layout="columns" rows={pageLinks(references, paths)} />
            </Section>
          ))}
        </Section>
      </Surface>
      <Figures page={page} place="terms" />
    </ServicePage>
  );
}
