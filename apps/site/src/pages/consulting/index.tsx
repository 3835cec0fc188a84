import { figuresNote } from '@keystrand/content';
import type { ConsultingPage, ConsultingSection } from '@keystrand/content';
import { DescriptionList, FeatureList, Metrics, Section, Steps, Surface } from '@keystrand/ui';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Figures } from '../../sections/Figures';
import { pageLink } from '../../sections/pageLinks';
import { TextSection } from '../../sections/Paragraphs';
import { LinkSection } from '../../sections/Related';
import { ServicePage } from '../../sections/ServicePage';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';

const sections: Record<ConsultingSection, (page: ConsultingPage) => ReactNode> = {
  summary: ({ tagline, timeAndPrice, headings, metrics }) => (
    <Section
      key="summary"
      headingId="summary"
      heading={headings.terms}
      lead={`${tagline} ${timeAndPrice}`}
      className={styles.summary}
      layout="split"
      tier="working"
    >
      <Metrics metrics={metrics} note={figuresNote} />
    </Section>
  ),
  introduction: ({ introTitle, introText }) => (
    <TextSection key="introduction" headingId="introduction" heading={introTitle} paragraphs={introText} />
  ),
  detail: ({ detail }) => (
    <Section key="detail" headingId="detail" heading={detail.heading} tier="working">
      {'steps' in detail ? (
        <Steps direction="across" steps={detail.steps} />
      ) : (
        <DescriptionList rows={detail.rows} />
      )}
    </Section>
  ),
  features: ({ features, headings }) => (
    <Section key="features" headingId="features" heading={headings.features} tier="working">
      <FeatureList features={features} />
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
      <DescriptionList density="stacked" rows={caseStudies} />
    </Section>
  ),
};

/** Renders a page of the IT-consulting template (docs/requirements.md, section 10.1), in the order of its data. */
export default function Page({ page, crumbs, siblings }: PageProps<'consulting'>) {
  return (
    <ServicePage page={page} crumbs={crumbs} secondary={page.secondary}>
      {page.layout.map((surface) => (
        <Fragment key={surface.join()}>
          <Surface>{surface.map((section) => sections[section](page))}</Surface>
          {surface.includes('introduction') ? <Figures page={page} place="introduction" /> : null}
        </Fragment>
      ))}
      <Surface tone="dark">
        <LinkSection headingId="services" heading={page.headings.siblings} rows={siblings.map(pageLink)} />
      </Surface>
    </ServicePage>
  );
}
