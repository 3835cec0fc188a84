import { TableOfContents, PageList, Section, Surface } from '@keystrand/ui';
import { hueClass } from '@keystrand/ui/theme';
import { categoryById } from '../../categoryById';
import { Figures } from '../../sections/Figures';
import { pageLinks } from '../../sections/pageLinks';
import { PageAction } from '../../sections/PageAction';
import { ServiceHero } from '../../sections/ServiceHero';
import { Paragraphs } from '../../sections/Paragraphs';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';

/** Renders all detail pages of services, grouped by purpose. */
export default function Page({ page, crumbs, references }: PageProps<'catalogue'>) {
  const { groups } = page;
  return (
    <div className={hueClass[categoryById.other.hue]}>
      <ServiceHero
        page={page}
        crumbs={crumbs}
        secondary={{ href: '/services-page', label: 'The whole directory' }}
      />
      <Surface>
        <div className={styles.introduction}>
          <Paragraphs paragraphs={page.introduction} />
          <TableOfContents
            label="Grouped by what they are for"
            items={groups.map(({ id, heading }) => ({ id, text: heading }))}
          />
        </div>
      </Surface>
      <Figures page={page} place="introduction" />
      <Surface>
        {groups.map(({ id, heading, text, paths }) => (
          <Section key={id} headingId={id} heading={heading} lead={text} tier="working" layout="split">
            <PageList columns={1} pages={pageLinks(references, paths)} />
          </Section>
        ))}
      </Surface>
      <Figures page={page} place="terms" />
      <PageAction {...page.action} />
    </div>
  );
}
