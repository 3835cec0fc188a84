import { CaseStudy, IconTile, LinkList, Section, Surface } from '@keystrand/ui';
import { hueClass } from '@keystrand/ui/theme';
import { categoryById } from '../../categoryById';
import { CompanyFigures } from '../../sections/CompanyFigures';
import { pageLink } from '../../sections/pageLinks';
import { Figures } from '../../sections/Figures';
import { PageAction } from '../../sections/PageAction';
import { ServiceHero } from '../../sections/ServiceHero';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';

/** Renders a page of the IT-consulting template (docs/requirements.md, section 10.1). */
export default function Page({ page, crumbs, siblings }: PageProps<'consulting'>) {
  return (
    <div className={hueClass[categoryById.consulting.hue]}>
      <ServiceHero
        page={page}
        crumbs={crumbs}
        emblem="consulting"
        secondary={{ href: '#examples', label: 'See two examples' }}
      />
      <Surface>
        <div className={styles.summary}>
          <p className={styles.tagline}>{page.tagline}</p>
          <CompanyFigures metrics={page.metrics} />
        </div>
        <Section headingId="introduction" heading={page.introTitle}>
          <p className={styles.columns}>{page.introText}</p>
        </Section>
      </Surface>
      <Figures page={page} place="introduction" />
      <Surface>
        <Section headingId="features" heading={page.headings.features} tier="working">
          <ul role="list" className={styles.rows}>
            {page.features.map(({ icon, title, description }) => (
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
        <Section
          headingId="examples"
          heading="How it can go"
          tier="working"
          lead="These two examples are illustrative. They describe no real client."
        >
          <div className={styles.rows}>
            {page.caseStudies.map(({ title, description }) => (
              <CaseStudy key={title} title={title}>
                <p>{description}</p>
              </CaseStudy>
            ))}
          </div>
        </Section>
      </Surface>
      <Figures page={page} place="cases" />
      <Surface tone="translucent">
        <Section headingId="services" heading={page.headings.siblings} tier="service">
          <LinkList rows={siblings.map(pageLink)} />
        </Section>
      </Surface>
      <PageAction {...page.action} />
    </div>
  );
}
