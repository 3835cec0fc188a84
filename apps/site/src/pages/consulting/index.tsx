import type { ConsultingPage, ConsultingSection } from '@keystrand/content';
import { CaseStudy, DescriptionList, IconTile, LinkList, Section, Steps, Surface } from '@keystrand/ui';
import { hueClass } from '@keystrand/ui/theme';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { categoryById } from '../../categoryById';
import { CompanyFigures } from '../../sections/CompanyFigures';
import { pageLink } from '../../sections/pageLinks';
import { Figures } from '../../sections/Figures';
import { PageAction } from '../../sections/PageAction';
import { ServiceHero } from '../../sections/ServiceHero';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';

const sections: Record<ConsultingSection, (page: ConsultingPage) => ReactNode> = {
  summary: ({ tagline, metrics }) => (
    <div key="summary" className={styles.summary}>
      <p className={styles.tagline}>{tagline}</p>
      <CompanyFigures metrics={metrics} />
    </div>
  ),
  introduction: ({ introTitle, introText }) => (
    <Section key="introduction" headingId="introduction" heading={introTitle}>
      <p className={styles.columns}>{introText}</p>
    </Section>
  ),
  detail: ({ detail }) => (
    <Section key="detail" headingId="detail" heading={detail.heading} layout="split" tier="working">
      {'steps' in detail ? <Steps steps={detail.steps} /> : <DescriptionList rows={detail.rows} />}
    </Section>
  ),
  features: ({ features, headings }) => (
    <Section key="features" headingId="features" heading={headings.features} tier="working">
      <ul role="list" className={styles.rows}>
        {features.map(({ icon, title, description }) => (
          <li key={title} className={styles.feature}>
            <div className={styles.featureHead}>
              <IconTile icon={icon} size="large" />
              <h3 className={styles.featureHeading}>{title}</h3>
            </div>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  ),
  examples: ({ caseStudies, headings }) => (
    <Section
      key="examples"
      headingId="examples"
      heading={headings.examples}
      tier="working"
      lead="Both are illustrative; no real client is described."
    >
      <div className={styles.rows}>
        {caseStudies.map(({ title, description }) => (
          <CaseStudy key={title} title={title}>
            <p>{description}</p>
          </CaseStudy>
        ))}
      </div>
    </Section>
  ),
};

/** Renders a page of the IT-consulting template (docs/requirements.md, section 10.1), in the order of its data. */
export default function Page({ page, crumbs, siblings }: PageProps<'consulting'>) {
  return (
    <div className={hueClass[categoryById.consulting.hue]}>
      <ServiceHero page={page} crumbs={crumbs} secondary={page.secondary} />
      {page.layout.map((surface) => (
        <Fragment key={surface.join()}>
          <Surface>{surface.map((section) => sections[section](page))}</Surface>
          {surface.includes('introduction') ? <Figures page={page} place="introduction" /> : null}
        </Fragment>
      ))}
      <Surface tone="translucent">
        <Section headingId="services" heading={page.headings.siblings} tier="service">
          <LinkList rows={siblings.map(pageLink)} />
        </Section>
      </Surface>
      <PageAction {...page.action} />
    </div>
  );
}
